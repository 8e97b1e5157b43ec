import { defineEvent, field, kindOfZone, moveObject, objectIn, type EventOf } from '../../../kernel/index.js';
import { IN_PLAY } from '../state.js';

const { seat, object } = field;

/** glossary.facedown: the card's identity is not revealed, unless it was public before. */
export const putBelow = defineEvent(
  {
    kind: 'putBelow',
    says: 'A card is put face down below a card in play.',
    fields: { seat, to: field.objectId('Id of the card in play.') },
    unlogged: { object },
    cardsAsk: ['seat', 'to'],
  },
  (draft, { kind, cites, seat, to, object }) => {
    const host = objectIn(draft, to);
    if (objectIn(draft, object) === undefined || host === undefined) return null;
    if (!IN_PLAY.includes(kindOfZone(host.zone))) return null;
    moveObject(draft, object, 'below', { seat: host.controller, marks: { below: to } });
    return { kind, cites, seat, to };
  },
);
export type PutBelow = EventOf<typeof putBelow>;
