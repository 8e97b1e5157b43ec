import { defineEvent, field, objectIn, setMark, type EventOf } from '../../../kernel/index.js';
import { attachedTo, battlefieldAt } from '../state.js';
import { faceOf } from './parts.js';

const { object, card, cause, objectId, optional } = field;

/** attachment.attach: it moves to the place of the unit, and is no longer attached to another unit. */
export const attached = defineEvent(
  {
    kind: 'attached',
    says: 'An equipment is attached to a unit.',
    fields: { object, to: objectId('The unit.'), cause: optional(cause) },
    logs: { card },
    cardsAsk: ['object', 'to', 'cause'],
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined || objectIn(draft, event.to) === undefined) return null;
    if (attachedTo(draft, event.object) === event.to) return null;
    setMark(draft, event.object, 'attachedTo', event.to);
    setMark(draft, event.object, 'at', battlefieldAt(draft, event.to) ?? false);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type Attached = EventOf<typeof attached>;

/** attachment.detach: it stays where it is, until a cleanup recalls it. */
export const detached = defineEvent(
  {
    kind: 'detached',
    says: 'An equipment is attached no more.',
    fields: { object, cause: optional(cause) },
    logs: { card },
    cardsAsk: ['object', 'cause'],
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined || attachedTo(draft, event.object) === null) return null;
    setMark(draft, event.object, 'attachedTo', false);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type Detached = EventOf<typeof detached>;
