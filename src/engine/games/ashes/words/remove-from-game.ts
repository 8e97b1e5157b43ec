import { defineWord, happened, objects } from '../../../kernel/index.js';
import type { RemovedFromGame } from '../events/setup-cards.js';
import { ashes } from '../rulebook.js';
import { puttingInto } from './final-place.js';

export const removeFromGame = defineWord(
  {
    do: 'remove-from-game',
    says: 'Removes each of them from the game: from play, from a pile, or as it leaves play.',
    parts: { objects, as: happened },
    cites: [ashes('discard.1')],
    restsOn: [ashes('simul.multi.1')],
  },
  puttingInto('removed', ({ cites }, object): RemovedFromGame => ({ kind: 'removedFromGame', cites, object })),
);
