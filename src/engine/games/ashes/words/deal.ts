import { defineWord, evaluate, objects } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { damaging } from '../rules/damage/damage.process.js';
import { damage } from './parts.js';
import { toEach } from './to-each.js';

export const deal = defineWord(
  {
    do: 'deal',
    says: 'Deals damage to each of them, one after the other.',
    parts: { objects, amount: damage },
    cites: [ashes('glossary.damage')],
    restsOn: [ashes('damage.process.0'), ashes('simul.multi.1')],
  },
  toEach(({ game, node, from, scope, cites }, to) =>
    damaging({ to, amount: evaluate(game, node.amount, from), source: scope.source.object, by: 'effect', cites }),
  ),
);
