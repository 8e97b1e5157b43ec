import { defineEvent, field, objectIn, setMark, type EventOf } from '../../../kernel/index.js';
import { isExhausted } from '../state.js';
import { faceOf } from './parts.js';

const { object, card, cause, flag, optional } = field;

/** What is exhausted already stays as it is, and nothing has happened (401.1.b, 401.1.c). */
export const exhausted = defineEvent(
  {
    kind: 'exhausted',
    says: 'An object is exhausted.',
    fields: { object, cause: optional(cause) },
    logs: { card },
    cardsAsk: ['object', 'cause'],
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined || isExhausted(draft, event.object)) return null;
    setMark(draft, event.object, 'exhausted', true);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type Exhausted = EventOf<typeof exhausted>;

/** 402.1: likewise of what is ready (402.1.b, 402.1.c). */
export const readied = defineEvent(
  {
    kind: 'readied',
    says: 'An object becomes ready.',
    fields: { object, cause: optional(cause) },
    unlogged: { byRule: optional(flag('As the turn of its player begins (402.3.a), and not by a spell or ability.')) },
    logs: { card },
    cardsAsk: ['object', 'cause', 'byRule'],
  },
  (draft, { byRule: _byRule, ...event }) => {
    if (objectIn(draft, event.object) === undefined || !isExhausted(draft, event.object)) return null;
    setMark(draft, event.object, 'exhausted', false);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type Readied = EventOf<typeof readied>;
