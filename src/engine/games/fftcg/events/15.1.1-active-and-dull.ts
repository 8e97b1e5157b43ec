import {
  defineEvent,
  withFields,
  field,
  objectIn,
  setMark,
  type Draft,
  type GameEvent,
  type LogEntry,
  type ObjectId,
} from '../../../kernel/index.js';
import { forCp } from './parts.js';

const { seat, object, card, cause, optional } = field;

/** A card may be activated that is active (15.1.1.1.2): the event happens. */
export const activated = defineEvent(
  {
    kind: 'activated',
    says: 'A dull card becomes active.',
    fields: { object },
    logs: { seat, card },
    cardsAsk: ['object'],
  },
  (draft, event) => markOne(draft, event, 'dull', false),
);

/** So may one be dulled that is dull (15.1.1.2.2). */
export const dulled = defineEvent(
  {
    kind: 'dulled',
    says: 'A card becomes dull.',
    fields: { object, for: forCp, cause: optional(cause) },
    logs: { seat, card },
    cardsAsk: ['object', 'cause'],
  },
  (draft, event) => markOne(draft, event, 'dull', true),
);

/** 15.2.4. */
export const frozen = defineEvent(
  { kind: 'frozen', says: 'A card is frozen.', fields: { object }, logs: { seat, card } },
  (draft, event) => markOne(draft, event, 'frozen', true),
);

/** 15.2.4.2. */
export const thawed = defineEvent(
  {
    kind: 'thawed',
    says: 'A frozen card was passed over, and is frozen no more.',
    fields: { object },
    logs: { seat, card },
  },
  (draft, event) => markOne(draft, event, 'frozen', false),
);

type OfObject = GameEvent & { readonly object: ObjectId };

const markOne = (draft: Draft, event: OfObject, mark: string, value: boolean): LogEntry | null => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  setMark(draft, event.object, mark, value);
  return withFields(event, { seat: object.controller, card: object.definition });
};
