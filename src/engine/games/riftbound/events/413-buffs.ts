import { defineEvent, field, objectIn, type EventOf } from '../../../kernel/index.js';
import { isUnit } from '../state.js';
import { turned } from './parts.js';

const { object, seat, card } = field;

/** A unit that has a buff gets none (413.1.b.1, 702.3). */
export const buffed = defineEvent(
  { kind: 'buffed', says: 'A unit gets a buff.', fields: { object }, logs: { seat, card }, cardsAsk: ['object'] },
  (draft, event) =>
    objectIn(draft, event.object) === undefined || !isUnit(draft, event.object)
      ? null
      : turned(draft, event, 'buff', true),
);
export type Buffed = EventOf<typeof buffed>;

/** 702.2.b */
export const buffSpent = defineEvent(
  {
    kind: 'buffSpent',
    says: 'The buff of a unit is spent.',
    fields: { object },
    logs: { seat, card },
    cardsAsk: ['object'],
  },
  (draft, event) => turned(draft, event, 'buff', false),
);
export type BuffSpent = EventOf<typeof buffSpent>;
