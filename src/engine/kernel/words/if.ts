import { defineWord } from '../effects/define-word.js';
import { scopeAfter, bind, partCall } from '../frames/word.js';
import { call } from '../game/instruction.js';
import { condition, effect, optional } from '../language/parts.js';
import { holds } from '../selectors/evaluate.js';

export const ifWord = defineWord(
  {
    do: 'if',
    says: 'Asks a condition as the effect resolves.',
    parts: { condition, then: effect, otherwise: optional(effect) },
  },
  {
    test: ({ game, node, scope, from }) => {
      if (holds(game, node.condition, from)) return call(partCall(game, scope, 'then'), 'end');
      return node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end');
    },
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  },
);
