import { defineEvent, field, type EventOf } from '../../../kernel/index.js';
import { turned } from './parts.js';

const { object, seat, card } = field;

/** What is stunned already stays as it is, and nothing has happened (410.1.a.1). */
export const stunned = defineEvent(
  {
    kind: 'stunned',
    says: 'A unit is stunned.',
    fields: { object },
    logs: { seat, card },
    cardsAsk: ['object'],
  },
  (draft, event) => turned(draft, event, 'stunned', true),
);
export type Stunned = EventOf<typeof stunned>;

/** 410.1.a.2 */
export const stunEnded = defineEvent(
  { kind: 'stunEnded', says: 'A unit is stunned no more.', fields: { object }, logs: { seat, card } },
  (draft, event) => turned(draft, event, 'stunned', false),
);
export type StunEnded = EventOf<typeof stunEnded>;
