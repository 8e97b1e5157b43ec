import {
  bind,
  boundIds,
  call,
  defineWord,
  effect,
  objects,
  optional,
  partCall,
  presentIds,
  scopeAfter,
  uses,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { hasName } from '../rules/06-card-types/6.2.4-names.js';

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
      const has = id !== undefined && typeof name === 'string' && hasName(game, id, name);
      if (has) return call(partCall(game, scope, 'then'), 'end');
      return node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end');
    },
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  },
);
