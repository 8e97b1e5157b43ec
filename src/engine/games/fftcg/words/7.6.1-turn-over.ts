import {
  amount,
  bind,
  defineWord,
  evaluate,
  filterPart,
  gives,
  go,
  matches,
  numberIn,
  objectsIn,
  occur,
  optional,
  zoneOf,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** One card at a time, since the next one stays hidden until it is shown (7.9.2). */
export const turnOver = defineWord(
  {
    do: 'turn-over',
    says: 'Cards are revealed from the top of the deck, until so many of them match or none is left.',
    parts: {
      until: filterPart,
      count: { ...amount, 'x-unit': 'cards' },
      as: optional({ ...gives('objects'), description: 'All the cards that were revealed.' }),
    },
    cites: [fftcg('7.6.1')],
    restsOn: [fftcg('7.9.2')],
  },
  {
    begin: () => go('turn', { shown: 0 }),
    turn: ({ game, node, scope, from, locals, cites }) => {
      const deck = objectsIn(game, zoneOf(scope.controller, 'deck'));
      const shown = deck.slice(0, numberIn(locals['shown'] ?? null));
      const found = shown.filter((id) => matches(game, { ...node.until, zone: 'deck' }, id, from));
      const next = deck[shown.length];
      if (next === undefined || found.length >= evaluate(game, node.count, from)) {
        return bind(scope, node.as === undefined ? {} : { [node.as]: shown });
      }
      const revealed = { kind: 'revealed', cites, seat: scope.controller, objects: [next] };
      return occur(revealed, 'turn', { shown: shown.length + 1 });
    },
  },
);
