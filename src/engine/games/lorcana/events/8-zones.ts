import {
  defineEvent,
  field,
  isKnownTo,
  isKnownToAll,
  isPublic,
  isSeenBy,
  moveObject,
  objectIn,
  objectOf,
  writePlayer,
  type Citation,
  type EventOf,
  type Game,
  type GameObject,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { challengeWith } from '../state.js';
import { faceOf, topOf } from './parts.js';
import { deckOf } from '../rules/08-zones/8.2-deck.js';

const { seat, object, objects, card, becomes, cause, count, flag, optional, withheld } = field;

/** 4.2.3.1; an attempt with an empty deck is remembered until the next game state check (1.9.1.2). */
export const drawn = defineEvent(
  {
    kind: 'drawn',
    says: 'A card is drawn.',
    fields: { seat },
    logs: { object: withheld(object), card: withheld(card) },
    otherwise: { drawFailed: { says: 'There is no card to draw.', fields: { seat } } },
    cardsAsk: ['seat'],
    remembered: true,
  },
  (draft, { kind, cites, seat }) => {
    const [top] = deckOf(draft, seat);
    if (top === undefined) {
      writePlayer(draft, seat, { failedDraw: true });
      return { kind: 'drawFailed', cites: [lorcana('1.9.1.2')], seat };
    }
    const face = faceOf(draft, top);
    const { becomes } = moveObject(draft, top, 'hand');
    return { kind, cites, seat, secret: { seats: [seat], fields: { ...face, object: topOf(becomes) } } };
  },
);
type Drawn = EventOf<typeof drawn>;

export const drawCard = (seat: Seat, cites: readonly Citation[]): Drawn => ({ kind: 'drawn', cites, seat });

/** Under the deck, as hands are altered (3.1.6.1) and by effects. What everybody knew before everybody knows there (8.2.4). */
export const putUnder = defineEvent(
  {
    kind: 'putUnder',
    says: 'Cards go to the bottom of the deck.',
    fields: { seat },
    unlogged: { objects },
    logs: { count, cards: withheld(field.cards) },
  },
  (draft, { kind, cites, seat, objects }) => {
    if (objects.length === 0) return null;
    const cards = objects.map((id) => objectOf(draft, id).definition);
    const known = objects.every((id) => isKnownToAll(draft, id));
    // A player who puts unseen cards there learns nothing about them.
    const seats = objects.every((id) => isKnownTo(draft, id, seat)) ? [seat] : [];
    for (const id of objects) moveObject(draft, id, 'deck');
    const entry = { kind, cites, seat, count: objects.length };
    return known ? { ...entry, cards } : { ...entry, secret: { seats, fields: { cards } } };
  },
);

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
    return { ...event, ...face, object: topOf(becomes) };
  },
);
export type Discarded = EventOf<typeof discarded>;

/** 8.6.2 */
export const banished = defineEvent(
  {
    kind: 'banished',
    says: 'A card is banished.',
    fields: {
      seat,
      object,
      inChallenge: flag('In a challenge.'),
      with: field.objectIdOrNull('Id of the other character of the challenge.'),
      cause: optional(cause),
    },
    // Of a stack the top card is the one whose abilities the character had: "this card", when the others lie beside it (10.8.6).
    logs: { card, becomes, top: field.objectId('Which of them is its top card.') },
    cardsAsk: ['seat', 'object', 'inChallenge', 'with', 'cause', 'becomes', 'top'],
    remembered: true,
    looksBack: true,
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    const { becomes } = moveObject(draft, event.object, 'discard');
    const cites = [...event.cites, ...rulesOfLeaving(object)];
    return { ...event, cites, card: object.definition, becomes, top: topOf(becomes) };
  },
);
export type Banished = EventOf<typeof banished>;

/** A banish knows whether it happens in a challenge, by any means, until the challenge has ended. */
export const banishCard = (game: Game, object: ObjectId, cites: readonly Citation[]): Banished => {
  const other = challengeWith(game, object);
  return {
    kind: 'banished',
    cites: [...cites, ...(other === null ? [] : [lorcana('4.3.6.16')]), lorcana('8.4.4')],
    seat: objectOf(game, object).controller,
    object,
    inChallenge: other !== null,
    with: other,
  };
};

/** 7.1.4, 8.1.5: to its owner's hand, deck, inkwell (8.5.6) or discard. What everybody knew before stays known by name in the log (8.2.4). */
export const putInto = defineEvent(
  {
    kind: 'putInto',
    says: 'A card goes to a zone of its player.',
    fields: {
      object: withheld(object),
      zone: field.as<'hand' | 'deck' | 'inkwell' | 'discard'>(field.zone),
      at: field.at,
      cause: optional(cause),
      // Of ink that comes in so.
      exerted: optional(flag('It is exerted there.')),
    },
    // Everybody knew all that goes into this deck now: then everybody learns the order (8.2.4).
    unlogged: { open: optional(field.of<boolean>()) },
    logs: { seat, card: withheld(card), becomes: withheld(becomes) },
    cardsAsk: ['object', 'zone', 'at', 'cause', 'becomes'],
    looksBack: true,
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    const wasPublic = isPublic(draft, object);
    const wasSeen = isSeenBy(draft, object, object.owner);
    const { kind, cites, zone, at, cause, exerted = false } = event;
    const { becomes } = moveObject(draft, event.object, zone, { at, ...(exerted && { marks: { exerted: true } }) });
    const entry = {
      kind,
      cites: [...cites, ...rulesOfLeaving(object)],
      zone,
      at,
      seat: object.owner,
      ...(exerted && { exerted }),
      ...(cause !== undefined && { cause }),
    };
    // As with a discard, the id that a hidden card had must disclose nothing to others.
    const fields = { object: wasPublic ? event.object : topOf(becomes), card: object.definition, becomes };
    if (wasPublic || event.open === true || zone === 'discard') return { ...entry, ...fields };
    // Its owner learns no face that neither was nor is seen: of the top of a deck put into the inkwell (8.5.4).
    const isSeen = wasSeen || becomes.some((id) => isSeenBy(draft, objectOf(draft, id), object.owner));
    return { ...entry, secret: { seats: isSeen ? [object.owner] : [], fields } };
  },
);
export type PutInto = EventOf<typeof putInto>;

/** 10.8.6: a stack goes to the same zone and is none there; 9.4.1: damage stays behind. */
const rulesOfLeaving = ({ cards, marks }: GameObject): readonly Citation[] => [
  ...(cards.length > 1 ? [lorcana('10.8.6')] : []),
  ...(marks['damage'] === undefined ? [] : [lorcana('9.4.1')]),
];
