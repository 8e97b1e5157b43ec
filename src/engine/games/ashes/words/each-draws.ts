import {
  bind,
  call,
  defineWord,
  evaluate,
  flag,
  gives,
  go,
  groupOfPlayers,
  isPlaying,
  numberIn,
  optional,
  recordOf,
  seatsOf,
  textOf,
  textsOf,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { phoenixbornOf } from '../state.js';
import { drawing } from './glossary.drawpile-draw.js';
import { cards } from './parts.js';

/**
 * One player after the other, from the active one; what else a text does with each of them comes after all have drawn.
 */
export const eachDraws = defineWord(
  {
    do: 'each-draws',
    says: 'Each player draws cards.',
    parts: {
      of: groupOfPlayers,
      count: cards,
      upTo: optional({ ...flag, description: 'Each player says how many, so many at most.' }),
      as: optional({ ...gives('shares'), description: 'How many each has drawn: the share of that Phoenixborn.' }),
    },
    cites: [ashes('simul.multi.2'), ashes('glossary.drawpile')],
    restsOn: [ashes('resolve.2')],
  },
  {
    begin: ({ game, node, scope, from }) =>
      go('next', {
        left: seatsOf(game, node.of, scope, game.state.turn.active),
        count: evaluate(game, node.count, from),
        shares: {},
      }),
    // multi.4: who has lost meanwhile draws nothing.
    next: ({ game, node, scope, locals, cites }) => {
      const [seat, ...left] = textsOf(locals['left'] ?? []).filter((one) => isPlaying(game, one));
      if (seat === undefined) return bind(scope, node.as === undefined ? {} : { [node.as]: locals['shares'] ?? {} });
      const { object: about } = scope.source;
      const count = numberIn(locals['count'] ?? 0);
      const own = drawing.with({ seat, left: count, upTo: node.upTo === true, drawn: 0, about, cites });
      return call(own, 'drawn', { left, player: seat });
    },
    drawn: ({ game, locals, result }) => {
      const own = phoenixbornOf(game, textOf(locals['player'] ?? ''));
      const shares = recordOf(locals['shares'] ?? {});
      return go('next', own === null ? {} : { shares: { ...shares, [own]: result ?? 0 } });
    },
  },
);
