import {
  bind,
  boundIds,
  defineWord,
  movedObjects,
  occur,
  present,
  textsOf,
  zoneOf,
  type GameEvent,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { gone, inSpite } from './7.1.9.1-named.js';

/** Each deck is shuffled that a card went to. */
export const shuffleIn = defineWord(
  {
    do: 'shuffle-in',
    says: 'Into the decks of their owners, which are shuffled.',
    parts: { objects: movedObjects },
    cites: [lorcana('1.2.1'), lorcana('8.2.2')],
  },
  {
    put: (running) => {
      const { game, node, from, scope } = running;
      const going = present(game, boundIds(node.objects, from));
      const decks = [...new Set(going.map(({ owner }) => owner))];
      const put = { kind: 'putInto', cites: [lorcana('7.1.4')], zone: 'deck', at: 'last', cause: scope.controller };
      const puts = going.map(({ id }) => ({ ...put, object: id }));
      return occur([...gone(running), ...inSpite(running, puts)], 'shuffle', { decks });
    },
    shuffle: ({ locals, cites }) => {
      const decks = textsOf(locals['decks'] ?? []);
      return occur(
        decks.map((seat): GameEvent => ({ kind: 'shuffled', cites, seat, zone: zoneOf(seat, 'deck') })),
        'end',
      );
    },
    end: ({ scope }) => bind(scope),
  },
);
