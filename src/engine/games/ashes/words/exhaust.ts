import { defineWord, happened, objects, optional } from '../../../kernel/index.js';
import type { Exhausted } from '../events/exhaust-tokens.js';
import { ashes } from '../rulebook.js';
import { tokens } from './parts.js';
import { toEach } from './simul.multi-to-each.js';

export const exhaust = defineWord(
  {
    do: 'exhaust',
    says: 'Places an exhaustion token on each of them, or `count`.',
    parts: { objects, count: optional(tokens), as: happened },
    cites: [ashes('glossary.exhaust'), ashes('exhaust.1')],
    restsOn: [ashes('simul.multi.1')],
  },
  toEach({
    amount: ({ count = 1 }) => count,
    does: ({ cites }, object, count): Exhausted => ({ kind: 'exhausted', cites, object, count }),
  }),
);
