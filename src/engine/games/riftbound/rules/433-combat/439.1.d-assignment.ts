import { isProhibited, optionsOf, type Game, type ObjectId, type Seat, type Space } from '../../../../kernel/index.js';
import { damageOn, mightOf } from '../../state.js';
import { hasTank } from '../716-keywords/731-tank.js';
import { hasBackline } from '../716-keywords/keyword.backline.js';

export type Assignment = {
  readonly total: number;
  readonly among: readonly ObjectId[];
  /** Those of them with demands to be both first and last that come first. */
  readonly first: readonly ObjectId[];
};

/** 439.1.d.9: who takes no damage is passed over. */
export const canBeDealtDamage = (game: Game, object: ObjectId): boolean =>
  !isProhibited(game, { kind: 'damageDealt', cites: [], object, amount: 1, source: [], combat: true });

/** 439.1.d.7: it demands to be first and to be last. */
export const isTorn = (game: Game, id: ObjectId): boolean => hasTank(game, id) && hasBackline(game, id);

/** 439.1.d.3: what is still lacking to its might, at least 1. */
export const lethalFor = (game: Game, id: ObjectId): number => Math.max(1, mightOf(game, id) - damageOn(game, id));

/**
 * 439.1.d: one unit lethally before the next gets any, and no more than that while another is left. Tank comes before
 * all others (731.1), what must be last after all others; among equals in any order.
 */
export const assignment = (game: Game, { total, among, first }: Assignment, seat: Seat): Space => {
  const isFirst = (id: ObjectId): boolean => hasTank(game, id) && (!hasBackline(game, id) || first.includes(id));
  const isLast = (id: ObjectId): boolean => hasBackline(game, id) && !isFirst(id);
  const isBetween = (id: ObjectId): boolean => !isFirst(id) && !isLast(id);
  const tiers = [isFirst, isBetween, isLast]
    .map((isIn) => among.filter(isIn).map((id) => ({ id, full: lethalFor(game, id) })))
    .filter((tier) => tier.length > 0);
  return { kind: 'split', total, over: optionsOf(game, among, seat), unit: 1, minEach: 0, tiers };
};
