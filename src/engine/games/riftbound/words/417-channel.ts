import {
  bind,
  defineWord,
  entriesOf,
  evaluate,
  flag,
  gives,
  occur,
  optional,
  seatNamed,
  uses,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { runeDeckOf } from '../state.js';
import { cards } from './parts.js';

/** As many as there are (417.4); `as` is how many that was. */
export const channel = defineWord(
  {
    do: 'channel',
    says: 'Runes go from the top of the rune deck onto the board, ready unless it says exhausted.',
    parts: {
      count: cards,
      exhausted: optional(flag),
      player: optional(uses('seat')),
      as: optional(gives('number')),
    },
    cites: [rift('417.1'), rift('417.2'), rift('417.3.a'), rift('417.4')],
  },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const seat = seatNamed(node.player, scope);
      const count = Math.min(Math.max(0, evaluate(game, node.count, from)), runeDeckOf(game, seat).length);
      const exhausted = node.exhausted === true;
      return occur(
        Array.from({ length: count }, () => ({ kind: 'channelled', cites, seat, exhausted })),
        'end',
      );
    },
    end: ({ node, scope, result }) => {
      const count = entriesOf(result).filter(({ kind }) => kind === 'channelled').length;
      return bind(scope, typeof node.as === 'string' ? { [node.as]: count } : {});
    },
  },
);
