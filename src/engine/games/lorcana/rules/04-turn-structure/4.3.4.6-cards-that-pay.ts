import {
  reject,
  selected,
  type Citation,
  type Filter,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { LorcanaCost } from '../../cost.js';
import type { Purpose } from './4.3.4.5-cost.js';
import { refuseExert } from './4.3.8-exerting.js';

/** A total cost: what it is for, its parts, and the characters that are exerted to sing. */
export type Bill = {
  readonly seat: Seat;
  /** The card that is played, moved to, or whose ability is used. */
  readonly source: ObjectId;
  readonly purpose: Purpose;
  /** Who moves, where it is for that. */
  readonly mover?: ObjectId;
  /** What the effect that has it done adds to the ink, this time only. */
  readonly add?: number;
  readonly costs: readonly LorcanaCost[];
  readonly singers: readonly ObjectId[];
  /** 4.3.4.10: no ink is due; everything else is. */
  readonly free: boolean;
  /** The rules by which it is paid. */
  readonly cites: readonly Citation[];
};

/** Parts of a cost for which the payer chooses cards. */
export type Choosing = Extract<LorcanaCost, { readonly count: number }>;

export const isChoosing = (cost: LorcanaCost): cost is Choosing => 'count' in cost;

/**
 * 4.3.4.6: why not all parts for which cards are chosen can be paid. A card pays once: what is exerted, discarded or
 * banished for one part is not exerted, discarded or banished for another. For each part there must be enough whatever
 * the parts before it take.
 */
export const refuseShortage = (game: Game, bill: Bill): Rejection | null => {
  const before: { readonly cost: Choosing; readonly cards: readonly ObjectId[] }[] = [];
  for (const cost of inOrder(game, bill).flatMap((part) => bill.costs[part] ?? [])) {
    if (!isChoosing(cost)) continue;
    const cards = availableFor(game, bill, cost);
    const shared = before
      .filter((earlier) => earlier.cost.pay === cost.pay)
      .map((earlier) => Math.min(earlier.cost.count, earlier.cards.filter((id) => cards.includes(id)).length));
    const needed = shared.reduce((sum, count) => sum + count, cost.count);
    if (cards.length < needed) {
      const message = `The cost asks for ${needed} cards to ${VERBS[cost.pay]} and you have ${cards.length}.`;
      return reject('cost.not-enough-cards', bill.cites, message, { needed, available: cards.length });
    }
    before.push({ cost, cards });
  }
  return null;
};

const VERBS = { discard: 'discard', banish: 'banish', 'exert-own': 'exert' } as const;

/**
 * The parts for which cards are chosen, by their place in the bill: those first that fewest cards can pay for
 * (4.3.4.6).
 */
export const inOrder = (game: Game, bill: Bill): readonly number[] =>
  bill.costs
    .flatMap((cost, part) => (isChoosing(cost) ? [{ part, cards: availableFor(game, bill, cost).length }] : []))
    .toSorted((one, other) => one.cards - other.cards)
    .map(({ part }) => part);

const availableFor = (game: Game, bill: Bill, cost: Choosing): readonly ObjectId[] =>
  payable(game, bill.seat, bill.source, cost, paidWithoutChoice(bill, cost));

/** 4.3.4.6: what is exerted or banished without being chosen for a part: who sings, and the card itself. */
export const paidWithoutChoice = ({ source, costs, singers }: Bill, { pay: how }: Choosing): readonly ObjectId[] => {
  switch (how) {
    case 'exert-own':
      return [...singers, ...(costs.some((cost) => cost.pay === 'exert') ? [source] : [])];
    case 'banish':
      return costs.some((cost) => cost.pay === 'banish-self') ? [source] : [];
    case 'discard':
      return [];
  }
};

/** 4.3.4.6: what was chosen for other parts that are paid in the same way. */
export const chosenForOtherParts = (
  { costs }: Bill,
  { pay: how }: Choosing,
  chosen: readonly (readonly ObjectId[])[],
): readonly ObjectId[] => chosen.flatMap((objects, part) => (costs[part]?.pay === how ? objects : []));

/** 4.3.4.6: a card that is played cannot be discarded for itself; one in play may be banished for its own ability. */
export const payable = (
  game: Game,
  seat: Seat,
  source: ObjectId,
  { pay: how, of }: Choosing,
  given: readonly ObjectId[],
): readonly ObjectId[] => {
  const filter: Filter = { ...of, of: 'you', ...(how === 'discard' && { zone: 'hand', other: true }) };
  return selected(game, filter, { source, controller: seat, bindings: {} }).filter(
    (id) => !given.includes(id) && (how !== 'exert-own' || refuseExert(game, id, []) === null),
  );
};
