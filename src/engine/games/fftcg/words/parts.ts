import { listOf, optional, ref, uses } from '../../../kernel/index.js';
import type { OtherCost } from '../cost.js';

/** What was chosen when the effect was announced, or what an earlier word has selected. */
export const objects = uses('objects');
/** A seat that was named before. */
export const who = optional({ ...uses('seat'), description: 'Absent: the player of the effect.' });
/** Of what no ability of the card is used for. */
export const otherCosts = listOf<OtherCost>(ref('other-cost'), 0, 10);
