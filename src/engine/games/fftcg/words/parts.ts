import { listOf, ref } from '../../../kernel/index.js';
import type { OtherCost } from '../cost.js';

/** Of what no ability of the card is used for. */
export const otherCosts = listOf<OtherCost>(ref('other-cost'), 0, 10);
