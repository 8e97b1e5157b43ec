import type { Level, Magic } from '../card.js';
import type { AshesCost, MagicSymbols, ParallelCost, SimpleCost } from '../cost.js';

/** What many cards say in the same words. */
export const MAIN = { pay: 'main' } as const;
export const SIDE = { pay: 'side' } as const;
export const EXHAUST = { pay: 'exhaust' } as const;

export const basic = (n: number): MagicSymbols => ({ n, level: 'basic' });
const ofLevel =
  (level: Exclude<Level, 'basic'>) =>
  (magic: Magic, n = 1): MagicSymbols => ({ n, level, magic });
export const classOf = ofLevel('class');
export const powerOf = ofLevel('power');

export const dice = (...symbols: readonly MagicSymbols[]): SimpleCost & AshesCost => ({ pay: 'magic', dice: symbols });
/** Linked costs, of which one is paid. */
export const either = (...of: readonly SimpleCost[]): ParallelCost => ({ pay: 'parallel', of });
