import { amountOf, effect, flag, listOf, optional, ref, type Schema } from '../../../kernel/index.js';
import type { LorcanaCost } from '../cost.js';

export const costs = listOf<LorcanaCost>(ref('cost'), 0, 10);

export const cards = amountOf('cards');
export const damage = amountOf('damage counters');
export const lore = amountOf('lore');

/** Parts of words that play a card. */
export const entersExerted = optional({ ...flag, description: 'It enters play exerted.' });
export const thenWithIt = optional({ ...effect, description: 'Done once it is in play, where it is named `played`.' });
export const PLAYED: Schema = { 'x-names': { played: 'objects' }, 'x-closed': true };
