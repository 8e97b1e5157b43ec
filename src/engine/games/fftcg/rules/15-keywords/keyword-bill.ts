import type { Citation, Game, ObjectId, Seat } from '../../../../kernel/index.js';
import { isCostPart, type FftcgCost } from '../../vocabulary.js';
import { spendingOf } from '../06-definitions/6.7-counters-and-crystals.js';
import { surplusFor, type CpBill } from '../11-playing/11.2-bill.js';
import { cpIn } from '../11-playing/11.6.2-costs.js';

/** What the use of a keyword costs that has a cost of its own, as Warp and Priming have. */
export const billForKeyword = (
  game: Game,
  { seat, source, costs }: { readonly seat: Seat; readonly source: ObjectId; readonly costs: readonly FftcgCost[] },
  rule: Citation,
): CpBill => {
  const cp = cpIn(game, costs, { source, controller: seat, bindings: {} }, 0);
  return {
    seat,
    source,
    cp,
    without: [source],
    surplus: surplusFor(cp),
    parts: costs.filter(isCostPart),
    spends: spendingOf(costs),
    cites: [rule],
  };
};
