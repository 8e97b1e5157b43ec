import { defineEvent, withFields, field, setMark, writePlayer, type EventOf } from '../../../kernel/index.js';
import { faceOf } from './parts.js';

const { seat, object, card } = field;

export const turnBegan = defineEvent(
  {
    kind: 'turnBegan',
    says: 'A turn begins.',
    fields: { seat, number: field.number('Which.') },
    cardsAsk: ['seat', 'number'],
  },
  (draft, event) => {
    writePlayer(draft, event.seat, { inked: 0, inkAllowed: 0 });
    return event;
  },
);

export const turnEnding = defineEvent({
  kind: 'turnEnding',
  says: 'A turn is about to end.',
  fields: { seat },
  cardsAsk: ['seat'],
});

/** 4.2.2.1: part of the turn that is not logged. */
export const dried = defineEvent(
  { kind: 'dried', says: 'A drying character is dry.', fields: { object }, logged: false },
  (draft, { object }) => {
    setMark(draft, object, 'drying', false);
    return null;
  },
);
export type Dried = EventOf<typeof dried>;

/** By an effect (1.2.1), before its time (4.2.2.1). */
export const madeDry = defineEvent(
  { kind: 'madeDry', says: 'A drying character is made dry.', fields: { object }, logs: { card } },
  (draft, event) => {
    setMark(draft, event.object, 'drying', false);
    return withFields(event, faceOf(draft, event.object));
  },
);
export type MadeDry = EventOf<typeof madeDry>;
