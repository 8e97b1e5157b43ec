import { type Citation, costChanges, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** 714: all of it together, and never less than nothing (714.2); to each that it is dealt to (715.1). */
export const BONUS: readonly Citation[] = [rift('714'), rift('714.2'), rift('715.1')];

/**
 * All that is added to what these deal, once for the whole action (714); what is for the next time only is used up
 * (384).
 */
export const bonusBy = (
  game: Game,
  seat: Seat,
  source: readonly ObjectId[],
): { readonly bonus: number; readonly usedUp: readonly string[] } => {
  const changes = source.map((card) => costChanges(game, { card, seat, purpose: 'bonusDamage' }));
  const bonus = changes.flatMap(({ amounts }) => amounts).reduce((sum, one) => sum + one, 0);
  return { bonus, usedUp: [...new Set(changes.flatMap(({ usedUp }) => usedUp))] };
};

/** 714, 715.1: what is added for whom it is dealt to. */
export const bonusTo = (game: Game, seat: Seat, card: ObjectId): number =>
  costChanges(game, { card, seat, purpose: 'bonusDamageTo' }).amounts.reduce((sum, one) => sum + one, 0);

/** 715.3: damage that is split is raised before it is, and so are the targets that it can have. */
export const RAISED_BEFORE_SPLIT = rift('715.3');

/** 715.3, 714.2 */
export const settlesTargets = {
  total: (game: Game, source: ObjectId, controller: Seat, said: number): number =>
    said === 0 ? 0 : said + Math.max(0, bonusBy(game, controller, [source]).bonus),
};
