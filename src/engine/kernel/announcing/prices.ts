import type { Target } from '../abilities/announced.js';
import type { SomeSpace } from '../choices/index.js';
import type { ChoicePrices } from '../game/choice-prices.js';
import type { Announceable } from '../game/definition.js';
import type { Game } from '../game/draft.js';
import { spend } from '../rules/effort.js';
import type { ObjectId } from '../state/state.js';
import { candidatesFor, chosenFor, isAnother, withNamed } from './targets.js';

/** What choosing costs now; null where it costs nothing, which is asked first, since it is nearly always so. */
export const pricesFor = (game: Game, announced: Announceable): ChoicePrices | null =>
  game.rules.game.choicePrices?.(game, announced) ?? null;

/** The price of these objects without earlier choices: an object is paid for once. */
export const priceIn = ({ of }: ChoicePrices, ids: readonly ObjectId[], before: readonly ObjectId[] = []): number =>
  sumOf(ids.map((id) => (before.includes(id) ? 0 : (of.get(id) ?? 0))));

/**
 * The least cost of a choice: the cheapest option for each required choice, where `free` costs nothing. An option that
 * serves several choices counts only its part for each, so the sum never exceeds the final price.
 */
export const leastFor = (
  game: Game,
  announced: Announceable,
  prices: ChoicePrices,
  targets: readonly Target[],
  free: readonly ObjectId[] = [],
): number => {
  const paid = [...free, ...chosenFor(game, announced)];
  const required = targets.filter(({ min }) => min > 0);
  if (required.some((target) => required.some(({ as }) => isAnother(target, as))))
    return leastInTurn(game, announced, prices, required, paid);
  const groups = required.map((target) => ({ min: target.min, ids: candidatesFor(game, announced, target) }));
  const shareOf = (id: ObjectId): number =>
    priceIn(prices, [id], paid) / groups.filter(({ ids }) => ids.includes(id)).length;
  const shares = groups.flatMap(({ min, ids }) => cheapest(min, ids.map(shareOf)));
  return Math.ceil(sumOf(shares) - ROUNDING);
};

const ROUNDING = 1e-6;

/**
 * The same where a target is another than an earlier one: each way to choose them in turn, the cheapest first, up to
 * one that costs nothing. A target that is chosen by what is not chosen yet has no candidates, and counts nothing.
 */
const leastInTurn = (
  game: Game,
  announced: Announceable,
  prices: ChoicePrices,
  [first, ...others]: readonly Target[],
  paid: readonly ObjectId[],
): number => {
  if (first === undefined) return 0;
  const priced = candidatesFor(game, announced, first)
    .map((id) => ({ id, price: priceIn(prices, [id], paid) }))
    .toSorted((one, other) => one.price - other.price);
  spend(game, priced.length);
  if (priced.length === 0 || first.min > 1) {
    const own = priced.slice(0, first.min);
    const chosen = own.map(({ id }) => id);
    const next = { ...announced, ...withNamed(announced, first.as, chosen) };
    const free = priced.map(({ id }) => id);
    return sumOf(own.map(({ price }) => price)) + leastInTurn(game, next, prices, others, [...paid, ...free]);
  }
  let least = Infinity;
  for (const { id, price } of priced) {
    if (price >= least) break;
    const next = { ...announced, ...withNamed(announced, first.as, [id]) };
    least = Math.min(least, price + leastInTurn(game, next, prices, others, [...paid, id]));
  }
  return least;
};

export const cheapest = (count: number, prices: readonly number[]): readonly number[] =>
  prices.toSorted((one, other) => one - other).slice(0, count);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** What each option costs where it is the only one that is chosen, and beside others. */
type PricesOfOptions = { readonly alone: readonly number[]; readonly together: readonly number[] };

/**
 * Those that can be paid for, and as many together as there is enough for. `left` is asked only where something costs
 * something.
 */
export const payableIn = (space: SomeSpace, { alone, together }: PricesOfOptions, left: () => number): SomeSpace => {
  if (alone.every((price) => price === 0)) return space;
  const most = left();
  const payable = space.options.flatMap((option, at) =>
    (alone[at] ?? 0) > most ? [] : [{ ...option, tags: { ...option.tags, price: together[at] ?? 0 } }],
  );
  const max = Math.min(space.max, payable.length);
  const dearest = payable.map(({ tags }) => -tags.price);
  const where = [...(space.where ?? []), { kind: 'sum' as const, tag: 'price', max: most }];
  return { ...space, options: payable, max, ...(-sumOf(cheapest(max, dearest)) > most && { where }) };
};
