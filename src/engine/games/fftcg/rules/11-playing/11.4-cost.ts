import {
  changedCost,
  costChanges,
  type CostChanges,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { isLightOrDark, type CardOption } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { costOf } from '../04-numbers/4.3-amounts.js';
import { isCostPart } from '../../cost.js';
import { lbCostOf } from '../15-keywords/15.2.8-limit-break.js';
import { spendingOf } from '../06-definitions/6.7-counters-and-crystals.js';
import { elementsOf, plus, surplusFor, totalOf, type Cp, type CpBill } from './11.2-bill.js';
import { SUMMON, type RulesOfCasting } from './11.3-rules-of-summons.js';
import { cpIn, usedUpEvents } from './11.6.2-costs.js';

/** What its player has decided about the cost (11.3.5, 11.4.4). */
export type CardPrice = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly options: readonly CardOption[];
  readonly x: number;
  /** An effect lets it be cast without paying its cost. */
  readonly free?: boolean;
  /** An effect changes what it costs, this time only. */
  readonly add?: number;
};

const CHARACTER: RulesOfCasting = {
  price: fftcg('11.4.4'),
  cost: fftcg('11.4.6'),
  paid: fftcg('11.4.7'),
  surplus: fftcg('11.4.6.1.4'),
  itself: fftcg('11.4.2'),
};

export const rulesOfCasting = (game: Game, card: ObjectId): RulesOfCasting =>
  cardOf(game, card).type === 'summon' ? SUMMON : CHARACTER;

/**
 * 11.4.6 and 11.3.7: what a card costs its player, its further costs among it (11.3.5, 11.4.4), fixed when it is cast.
 */
export const billForCard = (game: Game, price: CardPrice): CpBill => {
  const { seat, card, options, add: added = 0 } = price;
  const add = options.reduce((sum, { reduces = 0 }) => sum - reduces, added);
  const changes = costChanges(game, { card, seat, purpose: 'cast', add });
  const cp = cpOf(game, price, changes);
  const { cost, paid, surplus, itself } = rulesOfCasting(game, card);
  const { payWith, additionalCosts = [] } = cardOf(game, card);
  const costs = [...additionalCosts, ...options.flatMap((option) => option.costs)];
  const lbCost = lbCostOf(game, card);
  const withoutElement = isLightOrDark(elementsOf(game, card)) ? [fftcg('11.4.6.1.3')] : [];
  return {
    seat,
    source: card,
    cp,
    without: [card],
    surplus: surplusFor(cp),
    parts: [...costs.filter(isCostPart), ...lbCost],
    spends: spendingOf(costs),
    more: usedUpEvents(changes.usedUp, cost),
    ...(payWith !== undefined && { payWith }),
    rules: {
      element: elementsOf(game, card).length > 1 ? fftcg('11.4.6.1.2') : fftcg('11.4.6.1.1'),
      surplus,
      itself,
    },
    cites: [...[paid, cost, ...withoutElement], ...(lbCost.length > 0 ? [fftcg('15.2.8.3.1')] : [])],
  };
};

/**
 * The printed cost, or another one in place of it, and what is added (11.3.5, 11.4.4); none where an effect says so
 * (11.3.11,
 * 11.4.1.1). Of a printed cost one CP of each element of the card
 * (11.4.6.1.1), and of a card of several elements as many as it has at least (11.4.6.1.2); Light and Dark ask for none
 * of theirs (11.4.6.1.3), and a cost that an effect lets be paid with CP of any element (2.1) for none. What costs 0
 * costs nothing.
 */
const cpOf = (game: Game, { seat, card, options, x, free }: CardPrice, changes: CostChanges): Cp => {
  const from = { source: card, controller: seat, bindings: {} };
  const { additionalCosts = [] } = cardOf(game, card);
  const alternative = options.find(({ instead }) => instead === true);
  const added = options.filter(({ instead }) => instead !== true).flatMap(({ costs }) => costs);
  const more = cpIn(game, [...additionalCosts, ...added], from, x);
  if (free === true) return changed(more, changes);
  if (alternative !== undefined) return changed(plus(cpIn(game, alternative.costs, from, x), more), changes);
  const total = changedCost(costOf(game, card) + x + totalOf(more), changes);
  if (total === 0) return { of: {}, any: 0 };
  const own = changes.ofAny ? [] : elementsOf(game, card).filter((element) => !isLightOrDark([element]));
  const required = plus({ of: Object.fromEntries(own.map((element) => [element, 1])), any: 0 }, { ...more, any: 0 });
  return { of: required.of, any: Math.max(0, total - totalOf(required)) };
};

/** A change takes CP of any element off, or adds them (11.3.7, 11.4.6). */
const changed = ({ of, any }: Cp, changes: CostChanges): Cp => ({ of, any: changedCost(any, changes) });
