import {
  defineEvent,
  field,
  objectIn,
  setMark,
  type Draft,
  type EventOf,
  type ObjectId,
} from '../../../kernel/index.js';
import { attachedTo, battlefieldAt, equipmentOf } from '../state.js';
import { whoseOf } from './parts.js';

const { object, seat, card, cause, objectIdOrNull, optional } = field;
const LOCATION = 'Id of the battlefield; null: the base.';

/**
 * 407.1, 407.2.a, 407.3.b: to another location; what is there already has not moved. attachment.together: what is
 * attached goes nowhere without its unit.
 */
export const moved = defineEvent(
  {
    kind: 'moved',
    says: 'A unit moves.',
    fields: { object, to: objectIdOrNull(LOCATION) },
    unlogged: { cause: optional(cause) },
    logs: { seat, card, origin: objectIdOrNull(LOCATION) },
    cardsAsk: ['object', 'to', 'origin', 'cause'],
    remembered: true,
  },
  (draft, { cause: _cause, ...event }) => {
    const origin = objectIn(draft, event.object) === undefined ? event.to : battlefieldAt(draft, event.object);
    if (origin === event.to || attachedTo(draft, event.object) !== null) return null;
    relocate(draft, event.object, event.to);
    return { ...event, ...whoseOf(draft, event.object), origin };
  },
);
export type Moved = EventOf<typeof moved>;

/** 430.1: to the base of its controller, and no move; nothing else of it changes (432). */
export const recalled = defineEvent(
  {
    kind: 'recalled',
    says: 'A permanent is recalled to its base.',
    fields: { object },
    logs: { seat, card, origin: field.objectId('Id of the battlefield.') },
    cardsAsk: ['object', 'origin'],
  },
  (draft, event) => {
    const origin = objectIn(draft, event.object) === undefined ? null : battlefieldAt(draft, event.object);
    if (origin === null || attachedTo(draft, event.object) !== null) return null;
    relocate(draft, event.object, null);
    return { ...event, ...whoseOf(draft, event.object), origin };
  },
);
export type Recalled = EventOf<typeof recalled>;

/** 407.2.a, 407.3.b, 430.1; attachment.together: with what is attached to it. */
const relocate = (draft: Draft, id: ObjectId, to: ObjectId | null): void => {
  for (const moving of [id, ...equipmentOf(draft, id)]) setMark(draft, moving, 'at', to ?? false);
};
