import { amount, bind, call, defineWord, evaluate, oneOfTexts } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { damageToPlayer } from '../rules/06-definitions/6.5-damage-to-players.js';
import { opponentOf } from '../state.js';

/** No points, or fewer, are none (4.3). */
export const damagePlayer = defineWord(
  {
    do: 'damage-player',
    says: 'Deals points of damage to a player.',
    parts: { count: amount, who: oneOfTexts('player', ['you', 'opponent']) },
    restsOn: [fftcg('6.5.2'), fftcg('6.5.3')],
  },
  {
    begin: ({ game, node, scope, from }) => {
      const seat = node.who === 'you' ? scope.controller : opponentOf(game, scope.controller);
      const count = evaluate(game, node.count, from);
      return call(damageToPlayer.with({ seat, count, source: [scope.source.object] }), 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
