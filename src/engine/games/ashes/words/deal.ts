import { defineWord, gives, happened, objects, optional } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { byEffect, damaging } from '../rules/damage/damage-process.js';
import { damage } from './parts.js';
import { toEach } from './simul.multi-to-each.js';

/** `as`: those to whom damage was dealt, also where all of it was prevented. */
export const deal = defineWord(
  {
    do: 'deal',
    says: 'Deals damage to each of them, one after the other.',
    parts: {
      objects,
      amount: damage,
      as: happened,
      destroyed: optional({ ...gives('objects'), description: 'Those that it has destroyed.' }),
    },
    cites: [ashes('glossary.damage'), ashes('glossary.x')],
    restsOn: [ashes('damage.process.0'), ashes('simul.multi.1')],
  },
  toEach({
    amount: ({ amount }) => amount,
    does: ({ scope, cites }, to, amount) => damaging({ to, amount, because: byEffect(scope), cites }),
  }),
);
