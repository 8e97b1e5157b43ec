import type { Cost, Filter } from '../../kernel/index.js';

/** Where something is chosen to pay with, `as` names it for the effect. */
export type LorcanaCost =
  /** The exert symbol: the card itself. */
  | { readonly pay: 'exert' }
  | { readonly pay: 'ink'; readonly n: number }
  /** Cards from hand that the payer chooses; `of`: only such cards. */
  | { readonly pay: 'discard'; readonly count: number; readonly of?: Filter; readonly as?: string }
  /** Cards of the payer in play. */
  | { readonly pay: 'banish'; readonly count: number; readonly of: Filter; readonly as?: string }
  /** Ready cards of the payer in play, and dry where they are characters. */
  | { readonly pay: 'exert-own'; readonly count: number; readonly of: Filter; readonly as?: string }
  /** Banish this card. */
  | { readonly pay: 'banish-self' };

const PAYS: readonly string[] = [
  'exert',
  'ink',
  'discard',
  'banish',
  'exert-own',
  'banish-self',
] satisfies readonly LorcanaCost['pay'][];

/** Whether a cost is one of this game; its shape was validated when its card set was loaded. */
export const isLorcanaCost = (cost: Cost): cost is LorcanaCost => PAYS.includes(cost.pay);
