import type { Amount, Condition, Cost, Filter } from '../../kernel/index.js';
import type { Element } from './elements.js';

/** What a card can cost, or have cost: CP, cards, Crystals, counters. `as` names what was paid with, for the effect. */
export type FftcgCost =
  /** CP: so many of each element, so many of any, and `x` times what its player says X is. */
  | {
      readonly pay: 'cp';
      readonly of?: { readonly [E in Element]?: number };
      readonly any?: Amount;
      readonly x?: number;
    }
  /** The dull icon: the card itself. */
  | { readonly pay: 'dull' }
  /** The S icon: a card of the same name is discarded. */
  | { readonly pay: 'special' }
  /** The card itself goes to the Break Zone, or is removed from the game. */
  | { readonly pay: 'break-self' }
  | { readonly pay: 'remove-self' }
  | { readonly pay: 'discard-self' }
  | { readonly pay: 'discard'; readonly count: number; readonly of?: Filter; readonly as?: string }
  | { readonly pay: 'break'; readonly count: number; readonly of: Filter; readonly as?: string }
  | { readonly pay: 'dull-others'; readonly count: number; readonly of: Filter; readonly as?: string }
  /** Cards of one's own go to hand, or are removed from the game. */
  | { readonly pay: 'return'; readonly count: number; readonly of: Filter }
  | { readonly pay: 'remove'; readonly count: number; readonly of: Filter }
  | { readonly pay: 'crystals'; readonly count: number }
  /** Counters of this name come off the card itself. */
  | { readonly pay: 'remove-counters'; readonly counter: string; readonly count: number }
  /** Cards from the top of the payer's deck, all of them or none (11.6.2.1). */
  | { readonly pay: 'top-cards'; readonly count: number; readonly to: 'break' | 'removed' };

/** What an ability that is used costs the card itself: nothing else has a card do so. */
export const SELF_COSTS = ['dull', 'break-self', 'remove-self', 'discard-self'] as const satisfies FftcgCost['pay'][];
export type OtherCost = Exclude<FftcgCost, { readonly pay: (typeof SELF_COSTS)[number] }>;

export const isOtherCost = (cost: FftcgCost): cost is OtherCost => !SELF_COSTS.some((self) => self === cost.pay);

const PAYS: readonly string[] = [
  'cp',
  'dull',
  'special',
  'break-self',
  'remove-self',
  'discard-self',
  'discard',
  'break',
  'dull-others',
  'return',
  'remove',
  'crystals',
  'remove-counters',
  'top-cards',
] satisfies readonly FftcgCost['pay'][];

/** Whether a cost is one of this game; its shape was validated when its card set was loaded. */
export const isFftcgCost = (cost: Cost): cost is FftcgCost => PAYS.includes(cost.pay);

/** Parts of a cost for which a player chooses cards of their own. */
export type CostPart =
  | Extract<FftcgCost, { readonly pay: 'special' | 'discard' | 'break' | 'dull-others' | 'return' | 'remove' }>
  /** The cost of a Limit Break: face-down cards of the LB deck are turned face up. No other card has it. */
  | { readonly pay: 'turn-up'; readonly count: number };

const PARTS: readonly FftcgCost['pay'][] = ['special', 'discard', 'break', 'dull-others', 'return', 'remove'];

export const isCostPart = (cost: FftcgCost): cost is Extract<FftcgCost, CostPart> => PARTS.includes(cost.pay);

/** A cost that may be paid as well, or instead of the printed one. The effect knows by its name whether: 1 or 0. */
export type CostOption<Cost extends FftcgCost = FftcgCost> = {
  readonly as: string;
  readonly costs: readonly Cost[];
  readonly instead?: boolean;
  /** What must hold for it to be paid. */
  readonly while?: Condition;
};

/** The cost of a card; what is paid here may take CP off it. */
export type CardOption<Cost extends FftcgCost = FftcgCost> = CostOption<Cost> & { readonly reduces?: number };

/** CP of these elements only; CP from Backups only. */
export type PayWith = { readonly elements?: readonly Element[]; readonly backups?: boolean };
