import { defineWord, evaluate, objects } from '../../../kernel/index.js';
import type { DamagePut } from '../events/9.1-damage.js';
import { lorcana } from '../rulebook.js';
import { simultaneous } from './7.1.9.1-named.js';
import { damageable } from './9.1.1-damageable.js';
import { damage } from './parts.js';

/** On what has gone none is put (7.1.9.1). */
export const putDamage = defineWord(
  {
    do: 'put-damage',
    says: 'Puts damage counters; no damage is dealt.',
    parts: { objects, amount: damage },
    cites: [lorcana('9.2.1')],
  },
  simultaneous((running) => {
    const { game, node, from, cites } = running;
    const amount = evaluate(game, node.amount, from);
    return damageable(running).map(({ id }): DamagePut => ({ kind: 'damagePut', cites, object: id, amount }));
  }),
);
