import {
  factsOf,
  hasFlag,
  hasTag,
  type Citation,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { ELEMENTS, type Element } from '../../printed.js';
import type { Spending } from '../06-definitions/6.7-counters-and-crystals.js';
import type { CostPart, PayWith } from '../../cost.js';

/** An amount of CP that is due: so many of each element, and so many of any. */
export type Cp = { readonly of: { readonly [E in Element]?: number }; readonly any: number };

/** What is paid at once (11.3.7.1): the CP and what is given up beside it, by whom, and what may not be used for it. */
export type CpBill = {
  readonly seat: Seat;
  readonly cp: Cp;
  /** Cards that give nothing: the one that is cast, or whose ability gives it up. */
  readonly without: readonly ObjectId[];
  /** How many CP may be left over, and of which elements at most one each (5.2.1.3.1 and its relatives). */
  readonly surplus: { readonly free: number; readonly each: readonly string[] };
  readonly cites: readonly Citation[];
  /** The card that is cast, or whose ability is used. */
  readonly source?: ObjectId;
  /** The player whose effect lets it be paid: what is given up is then due to that effect. */
  readonly cause?: Seat;
  /** Parts of the cost for which cards are given up. */
  readonly parts?: readonly CostPart[];
  /** Crystals of its player, and counters of the card. */
  readonly spends?: Spending;
  /** What happens to the card itself, and to its player, for the rest of the cost. */
  readonly more?: readonly GameEvent[];
  /** What the CP must come from. */
  readonly payWith?: PayWith;
  /** What a payment breaks that lacks an element, leaves too much over, or uses the card itself. */
  readonly rules?: { readonly element: Citation; readonly surplus: Citation; readonly itself: Citation };
};

export const totalOf = ({ of, any }: Cp): number =>
  any + Object.values(of).reduce((sum: number, amount) => sum + amount, 0);

/** The elements that are required of a payment, and how many CP of each. */
export const requiredOf = ({ of }: Cp): readonly { readonly element: Element; readonly amount: number }[] =>
  ELEMENTS.map((element) => ({ element, amount: of[element] ?? 0 })).filter(({ amount }) => amount > 0);

/** 5.2.1.3.1: one CP of whatever kind, or of several required elements one each. */
export const surplusFor = (cp: Cp): CpBill['surplus'] => {
  const required = requiredOf(cp).map(({ element }) => element);
  return { free: 1, each: required.length > 1 ? required : [] };
};

export const plus = (left: Cp, right: Cp): Cp => ({
  of: Object.fromEntries(
    ELEMENTS.map((element) => [element, (left.of[element] ?? 0) + (right.of[element] ?? 0)] as const).filter(
      ([, amount]) => amount > 0,
    ),
  ),
  any: left.any + right.any,
});

export const elementsOf = (game: Game, id: ObjectId): readonly Element[] => {
  const facts = factsOf(game, id);
  return ELEMENTS.filter((element) => hasTag(facts, element));
};

/** The elements of which a card can give CP: its own, and those that an ability lets it give as well. */
export const producedBy = (game: Game, id: ObjectId): readonly Element[] => {
  const facts = factsOf(game, id);
  const own = elementsOf(game, id);
  return ELEMENTS.filter((element) => own.includes(element) || hasFlag(facts, `gives-${element}`));
};
