import { defineWord, happened, objects } from '../../../kernel/index.js';
import type { StatusPlaced } from '../events/exhaust-tokens.js';
import { ashes } from '../rulebook.js';
import { tokens } from './parts.js';
import { toEach } from './simul.multi-to-each.js';

export const placeStatus = defineWord(
  {
    do: 'place-status',
    says: 'Places status tokens on each of them.',
    parts: { objects, count: tokens, as: happened },
    cites: [ashes('component.tokens.1')],
    restsOn: [ashes('simul.multi.1')],
  },
  toEach({
    amount: ({ count }) => count,
    does: ({ cites }, object, count): StatusPlaced => ({ kind: 'statusPlaced', cites, object, count }),
  }),
);
