import {
  bind,
  boundIds,
  call,
  defineWord,
  effect,
  factsOf,
  objects,
  optional,
  partCall,
  presentIds,
  scopeAfter,
  uses,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';

export const ifNamed = defineWord(
  {
    do: 'if-named',
    says: 'Whether the object has the name that was named.',
    parts: { object: objects, name: uses('text'), then: effect, otherwise: optional(effect) },
    restsOn: [lorcana('6.2.4'), lorcana('6.2.4.1')],
  },
  {
    test: ({ game, node, scope, from }) => {
      const name = scope.bindings[node.name];
      const [id] = presentIds(game, boundIds(node.object, from));
      // Both are whole names: part of one is no match (6.2.4), either of two is (6.2.4.1).
      const has = id !== undefined && factsOf(game, id).names.some((own) => own === name);
      if (has) return call(partCall(game, scope, 'then'), 'end');
      return node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end');
    },
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  },
);
