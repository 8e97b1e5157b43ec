import { defineWord, evaluate } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { damageable } from './damageable.js';
import { simultaneous } from './named.js';
import { damage, objects } from './parts.js';

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
    return damageable(running).map(({ id }) => ({ kind: 'damagePut', cites, object: id, amount }));
  }),
);
