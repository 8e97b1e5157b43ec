import {
  defineEvent,
  field,
  isPublic,
  moveObject,
  objectIn,
  seatsKnowing,
  withFields,
  type EventOf,
} from '../../../kernel/index.js';
import { drawPileOf } from '../state.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, card, withheld } = field;

/** One of the first five; which it is only its player knows. */
export const firstFiveTaken = defineEvent(
  {
    kind: 'firstFiveTaken',
    says: 'A card of the deck is taken into the starting hand.',
    fields: { seat },
    unlogged: { object },
    logs: { object: withheld(object), card: withheld(card) },
  },
  (draft, { kind, cites, seat, object }) => {
    const face = faceOf(draft, object);
    const { becomes } = moveObject(draft, object, 'hand');
    return { kind, cites, seat, secret: { seats: [seat], fields: { ...face, object: topOf(becomes) } } };
  },
);
export type FirstFiveTaken = EventOf<typeof firstFiveTaken>;

/** An empty draw pile gives no cards. */
export const drawn = defineEvent(
  {
    kind: 'drawn',
    says: 'A card is drawn.',
    fields: { seat, from: field.optional(field.text<'bottom'>('`bottom`: not from the top of the draw pile.')) },
    logs: { object: withheld(object), card: withheld(card) },
    cardsAsk: ['seat'],
    remembered: true,
  },
  (draft, { kind, cites, seat, from }) => {
    const drawn = drawPileOf(draft, seat).at(from === undefined ? 0 : -1);
    if (drawn === undefined) return null;
    const face = faceOf(draft, drawn);
    const { becomes } = moveObject(draft, drawn, 'hand');
    return {
      kind,
      cites,
      seat,
      ...(from !== undefined && { from }),
      secret: { seats: [seat], fields: { ...face, object: topOf(becomes) } },
    };
  },
);
export type Drawn = EventOf<typeof drawn>;

/** From a draw pile, in which its player has found it; or from a discard pile, where all see it. */
export const takenToHand = defineEvent(
  {
    kind: 'takenToHand',
    says: 'A card of a pile is put into the hand of its player.',
    fields: { object: withheld(object), seat, from: field.text('The kind of zone that it was in.') },
    logs: { card: withheld(card) },
    cardsAsk: ['seat', 'from'],
  },
  (draft, { kind, cites, object: id, seat, from }) => {
    const taken = objectIn(draft, id);
    if (taken === undefined) return null;
    const wasPublic = isPublic(draft, taken);
    const face = faceOf(draft, id);
    const now = topOf(moveObject(draft, id, 'hand').becomes);
    const entry = { kind, cites, seat, from };
    if (wasPublic) return { ...entry, object: now, ...face };
    return { ...entry, secret: { seats: [taken.owner], fields: { object: now, ...face } } };
  },
);
export type TakenToHand = EventOf<typeof takenToHand>;

/** Only a player who has seen the card knows which card of a hand or of a draw pile it is. */
export const putOnPile = defineEvent(
  {
    kind: 'putOnPile',
    says: 'A card is put on the draw pile of its player.',
    fields: { object: withheld(object), seat, at: field.text<'top' | 'bottom'>('`top` or `bottom`.') },
    logs: { card: withheld(card) },
    cardsAsk: ['seat', 'at'],
  },
  (draft, { kind, cites, object: id, seat, at }) => {
    const put = objectIn(draft, id);
    if (put === undefined) return null;
    const wasPublic = isPublic(draft, put);
    const face = faceOf(draft, id);
    const seats = seatsKnowing(draft, [put], put.owner); // before the card moves
    const now = topOf(moveObject(draft, id, 'drawPile', { at: at === 'top' ? 'first' : 'last' }).becomes);
    const entry = { kind, cites, seat, at };
    if (wasPublic) return { ...entry, object: now, ...face };
    return { ...entry, secret: { seats, fields: { object: now, ...face } } };
  },
);
export type PutOnPile = EventOf<typeof putOnPile>;

/** From a pile; a card in play is removed by `leftPlay` and `putAway`. */
export const removedFromGame = defineEvent(
  {
    kind: 'removedFromGame',
    says: 'A card that is not in play is removed from the game.',
    fields: { object },
    logs: { seat, card },
  },
  (draft, event) => {
    const card = objectIn(draft, event.object);
    if (card === undefined) return null;
    const { becomes } = moveObject(draft, event.object, 'removed');
    return withFields(event, { object: topOf(becomes), seat: card.owner, card: card.definition });
  },
);
export type RemovedFromGame = EventOf<typeof removedFromGame>;

/** From a hand or a draw pile; a card that leaves play is discarded by `leftPlay` and `putAway`. */
export const discarded = defineEvent(
  {
    kind: 'discarded',
    says: 'A card that is not in play is discarded.',
    fields: { seat, object, from: field.text('The zone that it was in.') },
    logs: { card },
    cardsAsk: ['seat', 'object', 'from'],
    remembered: true,
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined) return null;
    const { becomes } = moveObject(draft, event.object, 'discardPile');
    // The id that it had in hand would disclose to others when it was drawn.
    const object = topOf(becomes);
    return withFields(event, { object, ...faceOf(draft, object) });
  },
);
export type Discarded = EventOf<typeof discarded>;
