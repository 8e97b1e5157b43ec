import { defineEvent, field, objectIn, setMark, withFields, type Draft, type EventOf } from '../../../kernel/index.js';

const { object, count, seat, card, flag } = field;

const markOf = (draft: Draft, id: string, mark: string): number => {
  const value = objectIn(draft, id)?.marks[mark];
  return typeof value === 'number' ? value : 0;
};

const changed = (draft: Draft, id: string, mark: string, now: number) => {
  const thing = objectIn(draft, id);
  if (thing === undefined) return null;
  setMark(draft, id, mark, now);
  return { seat: thing.controller, card: thing.definition, now };
};

const onCard = { object, count };
const logs = { seat, card, now: field.number('How many there are on it now.') };

/** glossary.exhaust */
export const exhausted = defineEvent(
  {
    kind: 'exhausted',
    says: 'Exhaustion tokens are placed on a card.',
    fields: onCard,
    logs,
    cardsAsk: ['object', 'count'],
    remembered: true,
  },
  (draft, event) => {
    const after = changed(draft, event.object, 'exhaustion', markOf(draft, event.object, 'exhaustion') + event.count);
    return after === null || event.count <= 0 ? null : withFields(event, after);
  },
);
export type Exhausted = EventOf<typeof exhausted>;

/** As many as there are. */
const removing = (draft: Draft, mark: string, event: { readonly object: string; readonly count: number }) => {
  const before = markOf(draft, event.object, mark);
  const count = Math.min(before, event.count);
  if (count <= 0) return null;
  const after = changed(draft, event.object, mark, before - count);
  return after === null ? null : { ...after, count };
};

export const exhaustionRemoved = defineEvent(
  {
    kind: 'exhaustionRemoved',
    says: 'Exhaustion tokens are removed from a card.',
    fields: onCard,
    logs,
    cardsAsk: ['object', 'count'],
  },
  (draft, event) => {
    const after = removing(draft, 'exhaustion', event);
    return after === null ? null : withFields(event, after);
  },
);
export type ExhaustionRemoved = EventOf<typeof exhaustionRemoved>;

export const woundsRemoved = defineEvent(
  {
    kind: 'woundsRemoved',
    says: 'Wound tokens are removed from a card.',
    fields: onCard,
    logs,
    cardsAsk: ['object', 'count'],
  },
  (draft, event) => {
    const after = removing(draft, 'wounds', event);
    return after === null ? null : withFields(event, after);
  },
);
export type WoundsRemoved = EventOf<typeof woundsRemoved>;

/** A Phoenixborn is turned when it has guarded (glossary.guard.2), and upright again in the recovery phase. */
export const phoenixbornTurned = defineEvent(
  {
    kind: 'phoenixbornTurned',
    says: 'A Phoenixborn is turned, or upright again.',
    fields: { object, turned: flag('It can guard no more in this round.') },
    logs: { seat, card },
  },
  (draft, event) => {
    const thing = objectIn(draft, event.object);
    if (thing === undefined || (thing.marks['turned'] === true) === event.turned) return null;
    setMark(draft, event.object, 'turned', event.turned);
    return withFields(event, { seat: thing.controller, card: thing.definition });
  },
);
export type PhoenixbornTurned = EventOf<typeof phoenixbornTurned>;
