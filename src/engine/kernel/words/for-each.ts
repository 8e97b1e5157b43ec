import { defineWord } from '../effects/define-word.js';
import { textsOf } from '../frames/result.js';
import { bind, naming, partCall } from '../frames/word.js';
import { call, go } from '../game/instruction.js';
import { effect } from '../language/parts.js';
import { boundIds } from '../selectors/matches.js';
import { objects, objectsAs } from './parts.js';

export const forEach = defineWord(
  {
    do: 'for-each',
    says: 'Carried out for each of the objects in their order; names given inside stay inside.',
    parts: { objects, as: objectsAs, effect },
    also: { 'x-opens': ['as'], 'x-closed': true },
  },
  {
    begin: ({ node, from }) => go('next', { left: boundIds(node.objects, from) }),
    next: ({ game, node, scope, locals }) => {
      const [one, ...left] = textsOf(locals['left'] ?? []);
      if (one === undefined) return bind(scope);
      return call(partCall(game, naming(scope, { [node.as]: [one] }), 'effect'), 'next', { left });
    },
  },
);
