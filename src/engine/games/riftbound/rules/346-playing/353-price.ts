import {
  ask,
  done,
  fail,
  procedure,
  recordOf,
  textsOf,
  type DecisionKind,
  type Game,
  type Bindings,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { factsOf, hasKeyword } from '../../../../kernel/index.js';
import { isMainDeckCard } from '../../card.js';
import type { AdditionalCost } from '../../cost.js';
import { rift } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { ACCELERATE, ACCELERATED } from '../716-keywords/721-accelerate.js';
import { billForCard, type Bill, type Ignored } from './353-bill.js';
import { isPayable, refuseBill } from './354-payment.js';

/** What is to be played: by whom, and what of its cost an effect has them ignore. */
export type Priced = { readonly seat: Seat; readonly card: ObjectId; readonly ignoring?: Ignored };

/** 353.2.b: which of the optional additional costs are paid, of which only sets are offered that can be. */
export const choosePrice = procedure<{ readonly priced: Priced }>('choose-price', {
  ask: (game, { priced }) => {
    if (payableSets(game, priced).length === 0) return fail();
    if (optionalCosts(game, priced.card).length === 0) return done([]);
    const { seat, card: about } = priced;
    const cites = [rift('352'), rift('353.2.b'), rift('353.4.d.1')];
    return ask({ seat, kind: 'additionalCosts', params: { priced }, cites, about }, 'chosen');
  },
  chosen: (_game, _locals, result) => done(recordOf(result)['pay'] ?? []),
});

export const additionalCostsDecision: DecisionKind<{ readonly priced: Priced }> = {
  kind: 'additionalCosts',
  prompt: 'Which additional costs do you pay?',
  space: (game, { priced }) => ({ kind: 'act', actions: payableSets(game, priced).map((pay) => ({ pay })) }),
};

const optionalCosts = (game: Game, card: ObjectId): readonly AdditionalCost[] =>
  costsOf(game, card).filter(({ optional }) => optional === true);

const costsOf = (game: Game, id: ObjectId): readonly AdditionalCost[] => {
  const card = cardOf(game, id);
  const printed = isMainDeckCard(card) ? (card.additionalCosts ?? []) : [];
  return hasKeyword(factsOf(game, id), ACCELERATE) ? [...printed, ACCELERATED] : printed;
};

export const priceBill = (
  game: Game,
  { seat, card, ignoring }: Priced,
  paid: readonly string[],
  chosen: readonly ObjectId[] = [],
): Bill => {
  const costs = costsOf(game, card)
    .filter(({ as, optional }) => optional !== true || paid.includes(as))
    .flatMap((one) => one.costs);
  return billForCard(game, { seat, card, costs, chosen, ...(ignoring !== undefined && { ignoring }) });
};

/** The sets of optional costs that can be paid, none of them first. */
const payableSets = (game: Game, priced: Priced): readonly (readonly string[])[] =>
  subsets(optionalCosts(game, priced.card).map(({ as }) => as)).filter((paid) =>
    isPayable(game, priceBill(game, priced, paid)),
  );

const subsets = ([first, ...others]: readonly string[]): readonly (readonly string[])[] => {
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest, ...rest.map((set) => [first, ...set])];
};

export const isAffordable = (game: Game, priced: Priced): boolean => isPayable(game, priceBill(game, priced, []));

/** Why it cannot be paid for, or null. */
export const refusePrice = (game: Game, priced: Priced): Rejection | null =>
  refuseBill(game, priceBill(game, priced, []));

/** 353.4.d.1: what was chosen counts as paid, whatever it came to. The effect knows it by name: 1 or 0. */
export const namesOfPrice = (game: Game, card: ObjectId, paid: readonly string[]): Bindings =>
  Object.fromEntries(
    costsOf(game, card).map(({ as, optional }) => [as, optional !== true || paid.includes(as) ? 1 : 0]),
  );

export const paidIn = (result: unknown): readonly string[] => (Array.isArray(result) ? textsOf(result) : []);
