import {
  bringCards,
  defineEvent,
  field,
  leaveGame,
  moveObject,
  objectOf,
  objectsIn,
  withFields,
  zoneOf,
  type Draft,
  type EventOf,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import { isDeckCard } from '../printed.js';
import { conjuredBy } from '../deck.6-conjuration-pile.js';
import { cardOf } from '../state.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, objects, card, cards, count, reason, text, withheld } = field;

/** draft.1 */
export const phoenixbornChosen = defineEvent(
  {
    kind: 'phoenixbornChosen',
    says: 'A player who drafts chooses a Phoenixborn, with its exclusive cards.',
    fields: { seat, object },
    logs: { card, cards },
  },
  (draft, event) => {
    const { name } = cardOf(draft, event.object);
    const { card } = faceOf(draft, event.object);
    const below = objectsIn(draft, 'phoenixbornPiles').filter((id) => exclusiveTo(draft, id) === name);
    const exclusive = below.map((id) => objectOf(draft, id).definition);
    const object = taken(draft, event.object, 'chosen', event.seat);
    for (const id of below) taken(draft, id, 'chosen', event.seat);
    return withFields(event, { object, card, cards: exclusive });
  },
);
export type PhoenixbornChosen = EventOf<typeof phoenixbornChosen>;

const exclusiveTo = (draft: Draft, id: ObjectId): string | undefined => {
  const card = cardOf(draft, id);
  return isDeckCard(card) ? card.exclusiveTo : undefined;
};

/** Into a zone of a player: the id that it has there. */
const taken = (draft: Draft, id: ObjectId, kind: string, seat: Seat): ObjectId =>
  topOf(moveObject(draft, id, kind, { seat }).becomes);

/** draft.2 */
export const cardsDealt = defineEvent(
  {
    kind: 'cardsDealt',
    says: 'A player who drafts gets a pack of the draft deck.',
    fields: { seat, count },
    logs: { objects: withheld(objects), cards: withheld(cards) },
  },
  (draft, { kind, cites, seat, count }) => {
    const dealt = objectsIn(draft, 'draftDeck').slice(0, count);
    return { kind, cites, seat, count: dealt.length, secret: { seats: [seat], fields: passed(draft, dealt, seat) } };
  },
);
export type CardsDealt = EventOf<typeof cardsDealt>;

/** What comes into a pack, as its player knows it. */
const passed = (draft: Draft, ids: readonly ObjectId[], seat: Seat) => ({
  cards: ids.map((id) => objectOf(draft, id).definition),
  objects: ids.map((id) => taken(draft, id, 'pack', seat)),
});

export const cardKept = defineEvent(
  {
    kind: 'cardKept',
    says: 'A player who drafts keeps a card of the pack.',
    fields: { seat },
    unlogged: { object },
    logs: { object: withheld(object), card: withheld(card) },
  },
  (draft, { kind, cites, seat, object: id }) => {
    const face = faceOf(draft, id);
    const object = taken(draft, id, 'drafted', seat);
    return { kind, cites, seat, secret: { seats: [seat], fields: { ...face, object } } };
  },
);
export type CardKept = EventOf<typeof cardKept>;

/** `seat` gets it. All packs go on at the same time, so each is named by what is in it. */
export const packPassed = defineEvent(
  {
    kind: 'packPassed',
    says: 'A player who drafts passes the rest of the pack.',
    fields: { seat, from: field.seatOf('The seat that passes it.') },
    unlogged: { objects },
    logs: { count, objects: withheld(objects), cards: withheld(cards) },
  },
  (draft, { kind, cites, seat, from, objects: ids }) => {
    const secret = { seats: [seat], fields: passed(draft, ids, seat) };
    return { kind, cites, seat, from, count: ids.length, secret };
  },
);
export type PackPassed = EventOf<typeof packPassed>;

/** draft.3 */
export const diceTaken = defineEvent(
  {
    kind: 'diceTaken',
    says: 'A player who drafts takes dice.',
    fields: { seat, objects },
    logs: { cards },
  },
  (draft, event) => {
    const cards = event.objects.map((id) => objectOf(draft, id).definition);
    return withFields(event, { objects: event.objects.map((id) => taken(draft, id, 'chosen', event.seat)), cards });
  },
);
export type DiceTaken = EventOf<typeof diceTaken>;

/** draft.4 */
export const cardsRevealed = defineEvent(
  {
    kind: 'cardsRevealed',
    says: 'Cards of the draft deck are put face up.',
    fields: { count },
    logs: { objects, cards },
  },
  (draft, { kind, cites, count }) => {
    const ids = objectsIn(draft, 'draftDeck').slice(0, count);
    const cards = ids.map((id) => objectOf(draft, id).definition);
    const objects = ids.map((id) => topOf(moveObject(draft, id, 'faceUp').becomes));
    return { kind, cites, count: ids.length, objects, cards };
  },
);
export type CardsRevealed = EventOf<typeof cardsRevealed>;

export const cardSwapped = defineEvent(
  {
    kind: 'cardSwapped',
    says: 'A player who drafts takes a card that lies face up, and puts one in its place.',
    fields: { seat, object },
    unlogged: { given: object },
    logs: {
      card,
      given: field.objectId('Id of the object that lies face up now.'),
      givenCard: text('Definition of the card that lies face up now.'),
    },
  },
  (draft, { kind, cites, seat, object: id, given: other }) => {
    const { card } = faceOf(draft, id);
    const { card: givenCard } = faceOf(draft, other);
    taken(draft, id, 'drafted', seat);
    // The id that it had among the drafted cards would disclose when it was drafted.
    const given = topOf(moveObject(draft, other, 'faceUp').becomes);
    return { kind, cites, seat, object: id, card, given, givenCard };
  },
);
export type CardSwapped = EventOf<typeof cardSwapped>;

/** draft.5 */
export const copiesTaken = defineEvent(
  {
    kind: 'copiesTaken',
    says: 'A player who drafts takes two more copies of each drafted card.',
    fields: { seat },
    logs: { count, cards: withheld(cards) },
  },
  (draft, { kind, cites, seat }) => {
    const kept = objectsIn(draft, zoneOf(seat, 'drafted')).map((id) => objectOf(draft, id).definition);
    const cards = kept.flatMap((card) => [card, card]);
    bringCards(draft, seat, cards, 'drafted');
    return { kind, cites, seat, count: cards.length, secret: { seats: [seat], fields: { cards } } };
  },
);
export type CopiesTaken = EventOf<typeof copiesTaken>;

/** draft.6 */
export const conjurationPileBuilt = defineEvent(
  {
    kind: 'conjurationPileBuilt',
    says: 'A player who drafts builds the conjuration pile.',
    fields: { seat },
    logs: { count, cards: withheld(cards) },
  },
  (draft, { kind, cites, seat }) => {
    const own = ['chosen', 'drafted'].flatMap((zone) => objectsIn(draft, zoneOf(seat, zone)));
    const { cards: known } = draft.rules.cardSet;
    const pile = conjuredBy(
      own.map((id) => cardOf(draft, id)),
      (id) => (Object.hasOwn(known, id) ? known[id] : undefined),
    );
    const cards = pile.flatMap(({ id, limit }) => Array.from({ length: limit }, () => id));
    bringCards(draft, seat, cards, 'conjurationPile');
    return { kind, cites, seat, count: cards.length, secret: { seats: [seat], fields: { cards } } };
  },
);
export type ConjurationPileBuilt = EventOf<typeof conjurationPileBuilt>;

/**
 * What the player has chosen openly lies in its piles again, packs and picks lie aside: the others go on among
 * themselves.
 */
export const leftDraft = defineEvent(
  { kind: 'leftDraft', says: 'A player leaves a draft that goes on.', fields: { seat, reason } },
  (draft, event) => {
    leaveGame(draft, event.seat);
    for (const zone of ['pack', 'drafted'])
      for (const id of objectsIn(draft, zoneOf(event.seat, zone))) moveObject(draft, id, 'setAside');
    for (const id of objectsIn(draft, zoneOf(event.seat, 'chosen')))
      moveObject(draft, id, cardOf(draft, id).type === 'die' ? 'dicePiles' : 'phoenixbornPiles');
    return event;
  },
);
export type LeftDraft = EventOf<typeof leftDraft>;

export const draftEvents = [
  phoenixbornChosen,
  cardsDealt,
  cardKept,
  packPassed,
  diceTaken,
  cardsRevealed,
  cardSwapped,
  copiesTaken,
  conjurationPileBuilt,
  leftDraft,
];
