import { defineEvent, withFields, field, moveObject, objectIn, type EventOf } from '../../../kernel/index.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, card, becomes, optional } = field;

/** 8.3.4, 8.1.5 */
export const discarded = defineEvent(
  {
    kind: 'discarded',
    says: 'A card is discarded.',
    fields: { seat, object },
    logs: { card, becomes: optional(becomes) },
    cardsAsk: ['seat', 'object', 'becomes'],
    remembered: true,
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined) return null;
    const face = faceOf(draft, event.object);
    const { becomes } = moveObject(draft, event.object, 'discard');
    // The id that it had in hand would disclose to others when it was drawn.
    return withFields(event, { object: topOf(becomes), ...face });
  },
);
export type Discarded = EventOf<typeof discarded>;
