import { defineEvent, field, objectIn, setMark, withFields, type Draft, type EventOf } from '../../../kernel/index.js';
import { typeOf } from './parts.js';

const { object, count, seat, card, type, flag } = field;

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

type OnCard = { readonly object: string; readonly count: number };
const onCard = { object, count };
const logs = { seat, card, now: field.number('How many there are on it now.') };

/** Several on one card at once. */
const placing = (draft: Draft, mark: string, { object, count }: OnCard) =>
  count <= 0 ? null : changed(draft, object, mark, markOf(draft, object, mark) + count);

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
    const after = placing(draft, 'exhaustion', event);
    return after === null ? null : withFields(event, after);
  },
);
export type Exhausted = EventOf<typeof exhausted>;

export const statusPlaced = defineEvent(
  {
    kind: 'statusPlaced',
    says: 'Status tokens are placed on a card.',
    fields: onCard,
    logs,
    cardsAsk: ['object', 'count'],
    remembered: true,
  },
  (draft, event) => {
    const after = placing(draft, 'status', event);
    return after === null ? null : withFields(event, after);
  },
);
export type StatusPlaced = EventOf<typeof statusPlaced>;

/** As many as there are. */
const removing = (draft: Draft, mark: string, { object, count: wanted }: OnCard) => {
  const before = markOf(draft, object, mark);
  const count = Math.min(before, wanted);
  if (count <= 0) return null;
  const after = changed(draft, object, mark, before - count);
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

export const statusRemoved = defineEvent(
  {
    kind: 'statusRemoved',
    says: 'Status tokens are removed from a card.',
    fields: onCard,
    logs,
    cardsAsk: ['object', 'count'],
  },
  (draft, event) => {
    const after = removing(draft, 'status', event);
    return after === null ? null : withFields(event, after);
  },
);
export type StatusRemoved = EventOf<typeof statusRemoved>;

export const woundsRemoved = defineEvent(
  {
    kind: 'woundsRemoved',
    says: 'Wound tokens are removed from a card.',
    fields: onCard,
    logs: { ...logs, type },
    cardsAsk: ['object', 'count'],
  },
  (draft, event) => {
    const after = removing(draft, 'wounds', event);
    return after === null ? null : withFields(event, { ...after, type: typeOf(draft, event.object) });
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
