import { amount, defineWord, evaluate, simultaneous } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';

export const gainExperience = defineWord(
  {
    do: 'gain-experience',
    says: 'The player of the effect gains experience.',
    parts: { amount },
    cites: [rift('keyword.hunt'), rift('keyword.level')],
  },
  simultaneous(({ game, node, scope, from, cites }) => [
    { kind: 'experienceGained', cites, seat: scope.controller, amount: evaluate(game, node.amount, from) },
  ]),
);
