import type { Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { ACCELERATE, ENTERS_READY } from '../716-keywords/721-accelerate.js';
import { GEAR_ENTERS } from './143-gear.js';

/** How a permanent of this type enters: units exhausted (140.4) unless Accelerate was paid, gear as 145 says. */
export const entering = (
  type: string,
  paid: readonly string[],
): { readonly exhausted: boolean; readonly cites: readonly Citation[] } => {
  if (type !== 'unit') return GEAR_ENTERS;
  const exhausted = !paid.includes(ACCELERATE);
  return { exhausted, cites: [rift('140.4'), ...(exhausted ? [] : ENTERS_READY)] };
};
