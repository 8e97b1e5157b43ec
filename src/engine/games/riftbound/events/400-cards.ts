import {
  defineEvent,
  field,
  isPublic,
  moveObject,
  objectOf,
  present,
  seatsKnowing,
  type Citation,
  type EventOf,
  type Seat,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { cardOf, mainDeckOf, runeDeckOf } from '../state.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, objects, card, cards, count, from, flag, optional, withheld } = field;

/** 400.1: a card is drawn. If the main deck is empty, burning out comes first (400.4). */
export const drawn = defineEvent(
  {
    kind: 'drawn',
    says: 'A card is drawn.',
    fields: { seat },
    logs: { object: withheld(object), card: withheld(card) },
    cardsAsk: ['seat'],
    remembered: true,
  },
  (draft, { kind, cites, seat }) => {
    const [top] = mainDeckOf(draft, seat);
    if (top === undefined) return null;
    const face = faceOf(draft, top);
    const { becomes } = moveObject(draft, top, 'hand');
    return { kind, cites, seat, secret: { seats: [seat], fields: { ...face, object: topOf(becomes) } } };
  },
);
export type Drawn = EventOf<typeof drawn>;

/** 400.2.a: the card of a draw step, the top one of the main deck (400.1). */
export const cardOfTurn = (seat: Seat, cites: readonly Citation[]): Drawn => ({
  kind: 'drawn',
  cites: [...cites, rift('400.1'), rift('400.2.a')],
  seat,
});

/** 400.4: of more than the deck holds as many as there are, then burn out, then the rest. */
export const MORE_THAN_THE_DECK: readonly Citation[] = [
  rift('400.4'),
  rift('400.4.a'),
  rift('400.4.b'),
  rift('400.4.c'),
];

/** 418.1.b: likewise of an empty main deck nothing goes. */
export const deckTrashed = defineEvent(
  {
    kind: 'deckTrashed',
    says: 'The top card of a main deck goes to the trash.',
    fields: { seat },
    logs: { object, card },
    cardsAsk: ['seat', 'object'],
  },
  (draft, { kind, cites, seat }) => {
    const [top] = mainDeckOf(draft, seat);
    if (top === undefined) return null;
    const face = faceOf(draft, top);
    return { kind, cites, seat, object: topOf(moveObject(draft, top, 'trash').becomes), ...face };
  },
);
export type DeckTrashed = EventOf<typeof deckTrashed>;

/** 403.1: to the bottom of their owners' decks, in this order; `shuffled` follows where the order is random (403.5). */
export const recycled = defineEvent(
  {
    kind: 'recycled',
    says: 'Cards go to the bottom of the decks that they belong to.',
    fields: { seat, from },
    unlogged: { objects, toOwnDeck: optional(flag('A card among them goes to the main deck of that player.')) },
    logs: { count, cards: withheld(cards) },
    cardsAsk: ['seat', 'from', 'objects', 'toOwnDeck'],
  },
  (draft, { kind, cites, seat, from, objects: ids }) => {
    const objects = present(draft, ids);
    if (objects.length === 0) return null;
    const faces = objects.map(({ definition }) => definition);
    const open = objects.every((object) => isPublic(draft, object));
    const seats = seatsKnowing(draft, objects, seat); // before the cards move
    for (const { id } of objects)
      moveObject(draft, id, cardOf(draft, id).type === 'rune' ? 'runeDeck' : 'mainDeck', { at: 'last' });
    const entry = { kind, cites, seat, from, count: objects.length };
    return open ? { ...entry, cards: faces } : { ...entry, secret: { seats, fields: { cards: faces } } };
  },
);
export type Recycled = EventOf<typeof recycled>;

/** 417.1: the top rune of the rune deck, onto the board; of an empty one none (417.4). */
export const channelled = defineEvent(
  {
    kind: 'channelled',
    says: 'A rune is channelled.',
    fields: { seat, exhausted: flag('It enters exhausted.') },
    logs: { object, card },
    cardsAsk: ['seat', 'object'],
    remembered: true,
  },
  (draft, { kind, cites, seat, exhausted }) => {
    const [top] = runeDeckOf(draft, seat);
    if (top === undefined) return null;
    const marks = exhausted ? { exhausted } : {};
    const object = topOf(moveObject(draft, top, 'runes', { marks }).becomes);
    return { kind, cites, seat, exhausted, object, card: objectOf(draft, object).definition };
  },
);
export type Channelled = EventOf<typeof channelled>;
