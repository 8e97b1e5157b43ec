import { amountOf, defineWord, evaluate, optional, seatNamed, simultaneous, uses } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';

/** Points that are not scored: nothing limits them. */
export const gainPoints = defineWord(
  {
    do: 'gain-points',
    says: 'A player gains points, the one whose effect it is unless another is named.',
    parts: { count: amountOf('points'), player: optional(uses('seat')) },
    cites: [rift('444.1.a.1')],
  },
  simultaneous(({ game, node, scope, from, cites }) => {
    const seat = seatNamed(node.player, scope);
    return [{ kind: 'pointsGained', cites, seat, amount: Math.max(0, evaluate(game, node.count, from)) }];
  }),
);
