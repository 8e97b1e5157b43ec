import type { Citation, Game, ObjectId, Seat } from '../../../../kernel/index.js';
import { isCostPart, type FftcgCost } from '../../cost.js';
import { spendingOf } from '../06-definitions/6.7-counters-and-crystals.js';
import { surplusFor, type CpBill } from '../11-playing/11.2-bill.js';
import { cpIn } from '../11-playing/11.6.2-costs.js';

type Using = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly costs: readonly FftcgCost[];
  readonly without?: readonly ObjectId[];
};

/**
 * What the use of a keyword costs that has a cost of its own, as Warp and Priming have; `without` are the cards that
 * pay nothing of it.
 */
export const billForKeyword = (game: Game, { seat, source, costs, without = [] }: Using, rule: Citation): CpBill => {
  const cp = cpIn(game, costs, { source, controller: seat, bindings: {} }, 0);
  return {
    seat,
    source,
    cp,
    without,
    surplus: surplusFor(cp),
    parts: costs.filter(isCostPart),
    spends: spendingOf(costs),
    cites: [rule],
  };
};
