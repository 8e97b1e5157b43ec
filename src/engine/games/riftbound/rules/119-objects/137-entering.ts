import type { Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { ACCELERATE, ENTERS_READY } from '../716-keywords/721-accelerate.js';

/** How a permanent of this type enters: units exhausted (140.4) unless Accelerate was paid, gear ready (145.1) and to the base (145.2). */
export const entering = (
  type: string,
  paid: readonly string[],
): { readonly exhausted: boolean; readonly cites: readonly Citation[] } => {
  if (type !== 'unit') return { exhausted: false, cites: [rift('145.1'), rift('145.2')] };
  const exhausted = !paid.includes(ACCELERATE);
  return { exhausted, cites: [rift('140.4'), ...(exhausted ? [] : ENTERS_READY)] };
};
