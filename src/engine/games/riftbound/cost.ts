import type { Condition, Cost, Filter } from '../../kernel/index.js';
import type { Domain } from './domains.js';

/** What cards and abilities cost. */
export type RiftboundCost =
  | { readonly pay: 'energy'; readonly n: number }
  /** Power of one domain, of the card's own domain (134.2.e.6), or of any domain (134.2.e.5). */
  | { readonly pay: 'power'; readonly n: number; readonly of: Domain | 'own' | 'any' }
  /** The exhaust symbol: the object itself (401.5). */
  | { readonly pay: 'exhaust' }
  /** The object itself is killed, recycled, or loses its buff. */
  | { readonly pay: 'kill-this' }
  | { readonly pay: 'recycle-this' }
  | { readonly pay: 'spend-this-buff' }
  /** Experience of the player is spent. */
  | { readonly pay: 'experience'; readonly n: number }
  | CostPart;

/** Parts of a cost for which a player chooses objects or cards of their own. */
export type CostPart =
  | { readonly pay: 'kill'; readonly count: number; readonly of: Filter }
  | { readonly pay: 'exhaust-others'; readonly count: number; readonly of: Filter }
  | { readonly pay: 'spend-buffs'; readonly count: number; readonly of?: Filter }
  | { readonly pay: 'return'; readonly count: number; readonly of: Filter }
  | { readonly pay: 'discard'; readonly count: number; readonly of?: Filter }
  /** From the trash. */
  | { readonly pay: 'recycle'; readonly count: number; readonly of?: Filter };

const PARTS: readonly RiftboundCost['pay'][] = [
  'kill',
  'exhaust-others',
  'spend-buffs',
  'return',
  'discard',
  'recycle',
] satisfies readonly CostPart['pay'][];

export const isCostPart = (cost: RiftboundCost): cost is CostPart => PARTS.includes(cost.pay);

const PAYS: readonly string[] = [
  'energy',
  'power',
  'exhaust',
  'kill-this',
  'recycle-this',
  'spend-this-buff',
  'experience',
  ...PARTS,
] satisfies readonly RiftboundCost['pay'][];

/** Whether a cost is one of this game; its shape was validated when its card set was loaded. */
export const isRiftboundCost = (cost: Cost): cost is RiftboundCost => PAYS.includes(cost.pay);

/** 353.4: power of a domain that is taken off a cost. */
export type SavedPower = { readonly pay: 'power'; readonly n: number; readonly of: Domain };

/**
 * An additional cost of a card: it must be paid (353.2.a), or may be; the effect knows by its name whether it was: 1 or
 * 0.
 */
export type AdditionalCost = {
  readonly as: string;
  readonly costs: readonly RiftboundCost[];
  readonly optional?: boolean;
  /** It is asked for only while this holds. */
  readonly while?: Condition;
  /** Paying it lets its player play the card from there, as from a hand; it is asked for only there. */
  readonly from?: 'trash';
  /** It may be paid any number of times, each with objects of its own. */
  readonly anyNumber?: boolean;
  /** What paying it takes off: energy or power of a domain (353.4), or all of the base cost (353.1). */
  readonly saves?: number | 'cost' | SavedPower;
};

/** The name of the additional cost of Repeat (keyword.repeat), by which the effect asks for it. */
export const REPEAT = 'repeat';
/** 353.1: what is paid instead of the base cost. It is no additional cost, though it is chosen and paid as one. */
export const INSTEAD = 'instead';
