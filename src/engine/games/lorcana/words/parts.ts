import {
  amount,
  effect,
  flag,
  listOf,
  optional,
  ref,
  uses,
  type Amount,
  type Part,
  type Schema,
} from '../../../kernel/index.js';
import type { LorcanaCost } from '../cost.js';

/** What an earlier word has chosen or selected. */
export const objects = uses('objects');
/** A seat that was named before. */
export const who = optional({ ...uses('seat'), description: 'Absent: the player of the effect.' });
export const costs = listOf<LorcanaCost>(ref('cost'), 0, 10);

const inUnits = (unit: string): Part<Amount> => ({ ...amount, 'x-unit': unit });
export const cards = inUnits('cards');
export const damage = inUnits('damage counters');
export const lore = inUnits('lore');

/** Of words by which a card is played. */
export const entersExerted = optional({ ...flag, description: 'It enters play exerted.' });
export const thenWithIt = optional({ ...effect, description: 'Done once it is in play, where it is named `played`.' });
export const PLAYED: Schema = { 'x-names': { played: 'objects' }, 'x-closed': true };
