import type { Citation, Filter } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

const DAMAGED = [lorcana('5.1.3')];
const UNDAMAGED = [lorcana('5.1.4')];

/** What a card becomes whose damage changes from the one number to the other. */
export const rulesOfDamage = (before: number, now: number): readonly Citation[] => {
  if (now === 0) return UNDAMAGED;
  return before === 0 ? DAMAGED : [];
};

/** Whether cards are asked for that are damaged, or undamaged. */
export const rulesOfBeingDamaged = ({ marks }: Filter): readonly Citation[] => {
  const damage = marks?.['damage'];
  if (damage === false) return UNDAMAGED;
  return damage === true || typeof damage === 'object' ? DAMAGED : [];
};
