import type { Cost } from '../../kernel/index.js';
import type { Domain } from './card.js';

/** What abilities cost. */
export type RiftboundCost =
  | { readonly pay: 'energy'; readonly n: number }
  /** Of a domain, of the domain of the card (134.2.e.6), or of any (134.2.e.5). */
  | { readonly pay: 'power'; readonly n: number; readonly of: Domain | 'own' | 'any' }
  /** The exhaust symbol: the object itself (401.5). */
  | { readonly pay: 'exhaust' };

const PAYS: readonly string[] = ['energy', 'power', 'exhaust'] satisfies readonly RiftboundCost['pay'][];

/** Whether a cost is one of this game; its shape was validated when its card set was loaded. */
export const isRiftboundCost = (cost: Cost): cost is RiftboundCost => PAYS.includes(cost.pay);
