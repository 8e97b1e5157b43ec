import {
  bind,
  boundIds,
  call,
  defineWord,
  go,
  kindOfZone,
  movedObjects,
  occur,
  oneOfTexts,
  orderForDecks,
  present,
  presentIds,
  textsOf,
} from '../../../kernel/index.js';
import { PLACES_IN_DECK } from '../events/put-on-deck.js';
import { rift } from '../rulebook.js';

/** keyword.predict: what is not recycled goes back; who sees several cards chooses their order. */
export const putOnDeckWord = defineWord(
  {
    do: 'put-on-deck',
    says: 'The named cards go on the top of the main decks of their owners, or on the bottom; of several the order is asked.',
    parts: { objects: movedObjects, at: oneOfTexts('place', PLACES_IN_DECK) },
    cites: [rift('keyword.predict')],
  },
  {
    begin: ({ game, node, scope, from }) => {
      const waiting = presentIds(game, boundIds(node.objects, from));
      const { controller: seat, source } = scope;
      const asked = { seat, about: source.object, at: node.at, waiting, ordered: [] };
      return waiting.length < 2 ? go('put', { ordered: waiting }) : call(orderForDecks.with(asked), 'ordered');
    },
    ordered: ({ result }) => go('put', { ordered: textsOf(result) }),
    put: ({ game, node, scope, locals, cites }) => {
      const ordered = present(game, textsOf(locals['ordered'] ?? []));
      const [first] = ordered;
      if (first === undefined) return bind(scope);
      const ids = ordered.map(({ id }) => id);
      // Each goes on top of those before it, so the topmost goes last.
      const objects = node.at === 'first' ? ids.toReversed() : ids;
      const seat = scope.controller;
      return occur({ kind: 'putOnDeck', cites, seat, from: kindOfZone(first.zone), at: node.at, objects }, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
