import { defineEvent, type EventOf } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import type { LogEntry } from '../state/event.js';

const { seat, source, card } = field;

/** Others learn the answer only where the question is not secret. */
export const answered = defineEvent({
  kind: 'answered',
  says: 'A seat has answered a question.',
  fields: {
    seat,
    decision: field.text('Id of the decision.'),
    question: field.text('Kind of the decision.'),
    answer: field.optional(field.of({ description: 'The answer as it was given.' })),
    by: field.optional(field.text('`judge` or `lot`: in place of the seat.')),
  },
});
export type Answered = EventOf<typeof answered> & Pick<LogEntry, 'secret'>;

/** A choice of an effect. The rest of the effect continues. */
export const nothingToChoose = defineEvent({
  kind: 'nothingToChoose',
  says: 'A choice of an effect has no legal option.',
  fields: { seat, source, card },
});
