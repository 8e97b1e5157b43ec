import { defineWord, evaluate } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { damageable } from './damageable.js';
import { simultaneous } from './named.js';
import { damage, objects } from './parts.js';

/** To what has gone no damage is dealt (7.1.9.1). */
export const deal = defineWord(
  {
    do: 'deal',
    says: 'Deals damage, which Resist and the like may change.',
    parts: { objects, amount: damage },
    cites: [lorcana('9.1.1')],
    restsOn: [lorcana('6.2.9'), lorcana('10.6.1')],
  },
  simultaneous((running) => {
    const { game, from, node, scope, cites } = running;
    const amount = evaluate(game, node.amount, from);
    const source = scope.source.object;
    return damageable(running).map(({ id }) => {
      // Strength of 0 or less deals nothing, and nothing can be replaced then.
      if (amount <= 0) return { kind: 'damagePrevented', cites: [lorcana('6.2.9')], object: id, source };
      return { kind: 'damageDealt', cites, object: id, amount, source, challenge: false };
    });
  }),
);
