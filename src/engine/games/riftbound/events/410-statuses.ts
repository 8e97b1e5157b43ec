import {
  defineEvent,
  field,
  objectIn,
  setMark,
  type Draft,
  type EventOf,
  type ObjectId,
} from '../../../kernel/index.js';
import { faceOf } from './parts.js';

const { object, card, cause, optional } = field;

const isMarked = (draft: Draft, id: ObjectId, mark: string): boolean => objectIn(draft, id)?.marks[mark] === true;

/** 410.1.a.1: what is stunned already is not stunned again, and nothing has happened. */
export const stunned = defineEvent(
  {
    kind: 'stunned',
    says: 'A unit is stunned.',
    fields: { object, cause: optional(cause) },
    logs: { card },
    cardsAsk: ['object', 'cause'],
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined || isMarked(draft, event.object, 'stunned')) return null;
    setMark(draft, event.object, 'stunned', true);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type Stunned = EventOf<typeof stunned>;

/** 410.1.a.2 */
export const stunEnded = defineEvent(
  { kind: 'stunEnded', says: 'A unit is stunned no more.', fields: { object }, logs: { card } },
  (draft, event) => {
    if (!isMarked(draft, event.object, 'stunned')) return null;
    setMark(draft, event.object, 'stunned', false);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type StunEnded = EventOf<typeof stunEnded>;

/** 413.1.b, 413.1.b.1: one that has a buff gets no other, and nothing has happened. */
export const buffed = defineEvent(
  {
    kind: 'buffed',
    says: 'A unit gets a buff.',
    fields: { object, cause: optional(cause) },
    logs: { card },
    cardsAsk: ['object', 'cause'],
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined || isMarked(draft, event.object, 'buff')) return null;
    setMark(draft, event.object, 'buff', true);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type Buffed = EventOf<typeof buffed>;

/** 702.2.b: by its controller, for a cost or an effect. */
export const buffSpent = defineEvent(
  {
    kind: 'buffSpent',
    says: 'The buff of a unit is spent.',
    fields: { object, cause: optional(cause) },
    logs: { card },
    cardsAsk: ['object', 'cause'],
  },
  (draft, event) => {
    if (!isMarked(draft, event.object, 'buff')) return null;
    setMark(draft, event.object, 'buff', false);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type BuffSpent = EventOf<typeof buffSpent>;
