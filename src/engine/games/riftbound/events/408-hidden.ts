import { defineEvent, field, moveObject, objectIn, type EventOf } from '../../../kernel/index.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, card, objectId, withheld } = field;

/** 408.1: all players see that there is a card; only its player sees which. */
export const hidden = defineEvent(
  {
    kind: 'hidden',
    says: 'A card is hidden at a battlefield.',
    fields: { seat, object, at: objectId('Id of the battlefield.') },
    logs: { card: withheld(card) },
    cardsAsk: ['seat', 'at'],
  },
  (draft, { kind, cites, seat, object: id, at }) => {
    if (objectIn(draft, id) === undefined) return null;
    const face = faceOf(draft, id);
    const marks = { at, hiddenIn: draft.state.turn.number };
    const object = topOf(moveObject(draft, id, 'facedown', { seat, marks }).becomes);
    return { kind, cites, seat, object, at, secret: { seats: [seat], fields: face } };
  },
);
export type Hidden = EventOf<typeof hidden>;
