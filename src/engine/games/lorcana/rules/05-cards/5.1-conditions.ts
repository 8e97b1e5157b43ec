import type { Citation, Filter } from '../../../../kernel/index.js';
import { DAMAGED, UNDAMAGED } from '../../events/5.1-conditions.js';

/** Whether cards are asked for that are damaged, or undamaged. */
export const rulesOfBeingDamaged = ({ marks }: Filter): readonly Citation[] => {
  const damage = marks?.['damage'];
  if (damage === false) return UNDAMAGED;
  return damage === true || typeof damage === 'object' ? DAMAGED : [];
};
