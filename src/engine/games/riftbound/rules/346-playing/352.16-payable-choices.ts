import { isAbility, nodeAt, type Announceable, type ChoicePrices, type Game } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { billForAbility } from '../357-abilities/391-cost.js';
import { deflectAgainst } from '../716-keywords/725-deflect.js';
import { pricedOf, pricingIn } from './352.4-choices.js';
import { paidByNames, priceBill } from './353.2-additional-costs.js';
import type { Bill } from './353-bill.js';
import { isPayable, refuseBill } from './354-payment.js';

/**
 * 352.16: nothing is chosen for a card or activated ability for which the player cannot pay what Deflect adds. For what
 * has triggered it may be: its player may leave it then (392.2).
 */
export const choicePrices = (game: Game, announced: Announceable): ChoicePrices | null => {
  const of = deflectAgainst(game, announced.controller);
  if (of.size === 0) return null;
  const billWith = billsFor(game, announced);
  if (billWith === null) return null;
  const all = [...of.values()].reduce((sum, price) => sum + price, 0);
  return {
    of,
    most: () => greatest(all, (choosing) => isPayable(game, billWith(choosing))),
    refuse: (total) => {
      const bill = billWith(total);
      return refuseBill(game, { ...bill, cites: [rift('352.16'), ...bill.cites] });
    },
  };
};

/** Its bill, by how much is added for what is chosen; null for what has triggered. */
const billsFor = (game: Game, announced: Announceable): ((choosing: number) => Bill) | null => {
  const { at, source, controller: seat, bindings, pricing } = announced;
  const { object: card } = source;
  if (at.path.length === 0) {
    const priced = pricedOf(game, { seat, card, ...pricingIn(pricing) });
    const paid = paidByNames(game, card, bindings);
    return (choosing) => priceBill(game, priced, paid, { chosen: [], choosing });
  }
  const ability = nodeAt(game.rules, at);
  if (!isAbility(ability) || ability.kind !== 'activated') return null;
  const { costs } = ability;
  return (choosing) => billForAbility(game, { seat, source: card, costs, chosen: [], choosing });
};

/** The greatest of the numbers up to `most` that can be; what is more than one that cannot, cannot either. */
const greatest = (most: number, canBe: (number: number) => boolean): number => {
  let [known, beyond] = [0, most + 1];
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2);
    if (canBe(middle)) known = middle;
    else beyond = middle;
  }
  return known;
};
