import { defineWord, happened, objects } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { byEffect, wounding } from '../rules/damage/damage-process.js';
import { tokens } from './parts.js';
import { toEach } from './simul.multi-to-each.js';

export const placeWounds = defineWord(
  {
    do: 'place-wounds',
    says: 'Places wound tokens on each of them, which is no damage that is dealt.',
    parts: { objects, count: tokens, as: happened },
    cites: [ashes('glossary.wound')],
    restsOn: [ashes('damage.process.0'), ashes('simul.multi.1')],
  },
  toEach({
    amount: ({ count }) => count,
    does: ({ scope, cites }, to, count) => wounding({ to, count, because: byEffect(scope), cites }),
  }),
);
