import {
  NOBODY,
  bind,
  boundIds,
  call,
  defineWord,
  go,
  isPlaying,
  kindOfZone,
  movedObjects,
  occur,
  oneOfTexts,
  optional,
  orderForDecks,
  present,
  presentIds,
  seatNamed,
  textsOf,
  uses,
  type Citation,
  type Game,
  type GameObject,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { CARD_TEXT } from '../rules/000-golden-rules.js';

const PREDICTED = [rift('keyword.predict')];

/** Cards of the deck go back as Predict says; of cards from elsewhere only the text itself speaks. */
const because = (cards: readonly GameObject[]): readonly Citation[] =>
  cards.every(({ zone }) => kindOfZone(zone) === 'mainDeck') ? PREDICTED : CARD_TEXT;

/** keyword.predict: what is not recycled goes back; who sees several cards chooses their order. */
export const putOnDeckWord = defineWord(
  {
    do: 'put-on-deck',
    says: 'The player of the effect, or the named one, puts the named cards on the top of the main decks of their owners, or on the bottom; of several the order is asked.',
    parts: { objects: movedObjects, at: oneOfTexts('place', ['first', 'last']), player: optional(uses('seat')) },
    cites: PREDICTED,
    restsOn: CARD_TEXT,
  },
  {
    begin: ({ game, node, scope, from }) => {
      const waiting = presentIds(game, boundIds(node.objects, from));
      if (waiting.length < 2) return go('put', { ordered: waiting });
      const cites = because(present(game, waiting));
      const chooser = seatNamed(node.player, scope);
      const asked = { chooser, about: scope.source.object, at: node.at, waiting, cites };
      return call(orderForDecks.with({ ...asked, ordered: [] }), 'ordered');
    },
    ordered: ({ result }) => go('put', { ordered: textsOf(result) }),
    put: ({ game, node, scope, locals }) => {
      const seat = seatNamed(node.player, scope);
      const batches = byOwner(game, textsOf(locals['ordered'] ?? [])).map(({ owner: deck, cards }) => {
        const ids = cards.map(({ id }) => id);
        // 652: a player who has left puts nothing anywhere; the owner does it in their place.
        const event = {
          cites: because(cards),
          seat: hasLeft(game, seat) ? deck : seat,
          deck,
          from: kindOfZone(cards[0]?.zone ?? ''),
        };
        // Each goes on top of those before it, so the topmost goes last.
        return node.at === 'first'
          ? { ...event, kind: 'putOnDeck', objects: ids.toReversed() }
          : { ...event, kind: 'putUnderDeck', objects: ids };
      });
      return batches.length === 0 ? bind(scope) : occur(batches, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);

const hasLeft = (game: Game, seat: Seat): boolean => seat !== NOBODY && !isPlaying(game, seat);

const byOwner = (game: Game, ids: readonly ObjectId[]) => {
  const cards = present(game, ids);
  return [...new Set(cards.map(({ owner }) => owner))].map((owner) => ({
    owner,
    cards: cards.filter((card) => card.owner === owner),
  }));
};
