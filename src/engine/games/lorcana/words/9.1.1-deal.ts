import { defineWord, evaluate, objects } from '../../../kernel/index.js';
import type { DamageDealt, DamagePrevented } from '../events/9.1-damage.js';
import { lorcana } from '../rulebook.js';
import { simultaneous } from './7.1.9.1-named.js';
import { damageable } from './9.1.1-damageable.js';
import { damage } from './parts.js';

/** To what has gone no damage is dealt (7.1.9.1). */
export const deal = defineWord(
  {
    do: 'deal',
    says: 'Deals damage, which Resist and similar effects may change.',
    parts: { objects, amount: damage },
    cites: [lorcana('9.1.1')],
    restsOn: [lorcana('6.2.9'), lorcana('10.6.1')],
  },
  simultaneous((running) => {
    const { game, from, node, scope, cites } = running;
    const amount = evaluate(game, node.amount, from);
    const source = scope.source.object;
    return damageable(running).map(({ id }): DamageDealt | DamagePrevented => {
      // Strength of 0 or less deals nothing, and nothing can be replaced then.
      if (amount <= 0) return { kind: 'damagePrevented', cites: [lorcana('6.2.9')], object: id, source };
      return { kind: 'damageDealt', cites, object: id, amount, source, challenge: false };
    });
  }),
);
