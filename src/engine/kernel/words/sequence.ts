import { defineWord } from '../effects/define-word.js';
import { scopeAfter, bind, partCall } from '../frames/word.js';
import { call } from '../game/instruction.js';
import { effects } from '../language/parts.js';

export const sequence = defineWord(
  {
    do: 'sequence',
    says: 'One effect after the other; each knows the names given before it.',
    parts: { of: effects },
  },
  {
    next: ({ game, node, scope, locals, result }) => {
      const index = typeof locals['index'] === 'number' ? locals['index'] : 0;
      const known = index === 0 ? scope : scopeAfter(scope, result);
      if (index === node.of.length) return bind(known);
      return call(partCall(game, known, 'of', index), 'next', { index: index + 1, scope: known });
    },
  },
);
