import { defineWord } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { removed, removing } from './remove-tokens.js';

export const removeWounds = defineWord(
  {
    do: 'remove-wounds',
    says: 'Removes wound tokens from each of them.',
    parts: removed,
    cites: [ashes('component.tokens.1')],
    restsOn: [ashes('resolve.2'), ashes('simul.multi.1')],
  },
  removing('wounds', 'woundsRemoved'),
);
