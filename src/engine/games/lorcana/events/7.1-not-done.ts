import { defineEvent, field, type EventOf } from '../../../kernel/index.js';

/** What effects order, name or ask to be paid, and does not come about. */
const { seat, object, source, card } = field;

/** What it would have paid for does not happen. */
export const costNotPaid = defineEvent({
  kind: 'costNotPaid',
  says: 'A cost is not paid.',
  fields: { seat, source, card },
});

export const notPlayed = defineEvent({
  kind: 'notPlayed',
  says: 'What was to be played is not.',
  fields: { seat, object },
});

export const abilityNotUsed = defineEvent({
  kind: 'abilityNotUsed',
  says: 'An ability that was to be used is not.',
  fields: { seat, object },
});

export const objectGone = defineEvent({
  kind: 'objectGone',
  says: 'What an effect is about is there no more.',
  fields: { seat, object },
});
export type ObjectGone = EventOf<typeof objectGone>;
