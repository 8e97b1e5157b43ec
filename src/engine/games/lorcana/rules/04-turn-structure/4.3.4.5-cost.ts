import { costChanges, type Citation, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { rulesOutsidePlay } from '../07-abilities/7.6-static-abilities.js';

/** The ink part of a total cost, and the rules by which it differs from the printed cost. */
export type TotalInk = {
  readonly ink: number;
  readonly cites: readonly Citation[];
  /** Lasting effects for "the next" card, used up by this payment. */
  readonly usedUp: readonly string[];
};

/** What ink is paid for, in the words of cost abilities. */
export type Purpose = 'play' | 'move' | 'ability' | 'effect';

/** What the ink is paid for; for a move also who moves, whom cost abilities know as `mover`. */
export type Priced = {
  readonly card: ObjectId;
  readonly base: number;
  readonly purpose: Purpose;
  readonly mover?: ObjectId;
  /** What the causing effect adds, this time only. */
  readonly add: number;
};

/**
 * 4.3.4.5: what changes a cost, increases first and reductions after them; never below 0. The cost itself, as other
 * effects see it, does not change (4.3.4.9). It may depend on who moves (4.3.7.4).
 */
export const totalInk = (game: Game, seat: Seat, { card, base, purpose, mover, add }: Priced): TotalInk => {
  const names = mover === undefined ? {} : { mover: [mover] };
  const { amounts, byItself, usedUp } = costChanges(game, { card, seat, purpose, names, add });
  const increased = amounts.filter((change) => change > 0).reduce((sum, change) => sum + change, base);
  const reduced = amounts.filter((change) => change < 0).reduce((sum, change) => sum + change, increased);
  return {
    ink: Math.max(0, reduced),
    cites: amounts.length > 0 ? [...rulesOutsidePlay(byItself, purpose), lorcana('4.3.4.5')] : [],
    usedUp,
  };
};
