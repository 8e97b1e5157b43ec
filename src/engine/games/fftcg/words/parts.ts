import { listOf, ref } from '../../../kernel/index.js';
import type { OtherCost } from '../cost.js';

/** Other costs that a text can name. */
export const otherCosts = listOf<OtherCost>(ref('other-cost'), 0, 10);
