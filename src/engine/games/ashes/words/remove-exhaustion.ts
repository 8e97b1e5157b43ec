import { defineWord } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { removed, removing } from './remove-tokens.js';

export const removeExhaustion = defineWord(
  {
    do: 'remove-exhaustion',
    says: 'Removes exhaustion tokens from each of them.',
    parts: removed,
    cites: [ashes('component.tokens.1')],
    restsOn: [ashes('resolve.2'), ashes('simul.multi.1')],
  },
  removing('exhaustion', 'exhaustionRemoved'),
);
