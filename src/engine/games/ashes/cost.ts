import type { Cost } from '../../kernel/index.js';
import type { Level, Magic } from './dice.js';

/** The kinds of cost (pay.1); `power` is that of a dice power (dice.5). */
export type SimpleCost =
  | { readonly pay: 'main' }
  | { readonly pay: 'side' }
  /** An exhaustion token on the card itself. */
  | { readonly pay: 'exhaust' }
  /** Cards from hand that the payer chooses. */
  | { readonly pay: 'discard'; readonly count: number }
  /** `as` names all dice that are spent, as they were. */
  | { readonly pay: 'magic'; readonly dice: readonly MagicSymbols[]; readonly as?: string }
  /** The die itself, which shows its power side. */
  | { readonly pay: 'power' };

/** So many symbols of a type and level, or so many basic ones, which any die pays (pay.magic, dice.2). */
export type MagicSymbols =
  | { readonly n: number; readonly level: 'basic' }
  | { readonly n: number; readonly level: Exclude<Level, 'basic'>; readonly magic: Magic };

/** Linked costs, of which exactly one is paid (pay.parallel). */
export type ParallelCost = { readonly pay: 'parallel'; readonly of: readonly SimpleCost[] };

/** Paid with the others or not, as is said before; `as` names 1 if it is (glossary.activate). */
export type OptionalCost = { readonly pay: 'optional'; readonly of: SimpleCost; readonly as: string };

/**
 * As many times these symbols as the player says before; `as` names how many (glossary.x). All of one cost are the same
 * X.
 */
export type CostOfX = { readonly pay: 'x'; readonly of: MagicSymbols; readonly as: string };

export type AshesCost = SimpleCost | ParallelCost | OptionalCost | CostOfX;

const PAYS: readonly string[] = [
  'main',
  'side',
  'exhaust',
  'discard',
  'magic',
  'power',
  'parallel',
  'optional',
  'x',
] satisfies readonly AshesCost['pay'][];

/** Whether a cost is one of this game; its shape was validated when its card set was loaded. */
export const isAshesCost = (cost: Cost): cost is AshesCost => PAYS.includes(cost.pay);

/** glossary.magicplaycost.1: how many symbols must be paid. */
export const magicPlayCost = (costs: readonly AshesCost[]): number =>
  costs.reduce((sum, cost) => sum + symbolsIn(cost), 0);

/**
 * glossary.magicplaycost.2, glossary.magicplaycost.3: X counts as 0, and of parallel costs the one with the most of
 * them.
 */
const symbolsIn = (cost: AshesCost): number => {
  if (cost.pay === 'parallel') return Math.max(0, ...cost.of.map(symbolsIn));
  return cost.pay === 'magic' ? cost.dice.reduce((sum, { n }) => sum + n, 0) : 0;
};
