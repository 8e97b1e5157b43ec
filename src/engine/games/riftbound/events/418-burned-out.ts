import { defineEvent, field, type EventOf } from '../../../kernel/index.js';

/** 418.2: what happens then are events of their own. */
export const burnedOut = defineEvent({
  kind: 'burnedOut',
  says: 'A player burns out.',
  fields: { seat: field.seat },
  cardsAsk: ['seat'],
});
export type BurnedOut = EventOf<typeof burnedOut>;
