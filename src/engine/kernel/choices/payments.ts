/**
 * All ways to pay, as a tree: source by source, what each gives, or nothing. There may be millions, but how a partial
 * payment can be completed depends only on the amounts that it has: that is computed once for each combination of
 * amounts, so that no branch is a dead end, and all payments are counted without being traversed.
 */
import { withFields, type Json } from '../json/index.js';
import { amountOf, coverage, demandsOf, NO_SURPLUS, type Demand, type Units } from './cover.js';
import { classesOf, equivalent } from './option.js';
import type { Tree } from './search.js';
import type { PaymentSpace, Source } from './space.js';

/** What a source gives: one of its kinds (all of it), a combination, itself, or so much of a pool. */
export type Use = { readonly source: Source; readonly as: string | number };

/** All that a source can give, in the order of the enumeration. */
export const usesOf = (source: Source): readonly Use[] =>
  source.divisible === true
    ? Array.from({ length: source.amount }, (_, index) => ({ source, as: source.amount - index }))
    : [...source.kinds, ...combinationsOf(source), ...(source.itself ?? [])].map((as) => ({ source, as }));

const combinationsOf = ({ combined = {} }: Source): readonly string[] => Object.keys(combined);

export const unitsOf = ({ source, as }: Use): readonly Units[] => {
  const mayExceed = source.mayExceed === true;
  if (typeof as === 'number') return [{ kind: source.kinds[0] ?? '', amount: as, mayExceed }];
  if (source.kinds.includes(as)) return [{ kind: as, amount: source.amount, mayExceed }];
  return (source.combined?.[as] ?? [as]).map((kind) => ({ kind, amount: 1, mayExceed: false }));
};

/** The amounts that the first `at` sources give. All partial payments with these amounts share one place. */
type Place = {
  readonly at: number;
  /** The place of the last use among those of its source; among equals it never goes back. */
  readonly rank: number;
  /** How much is given, slot by slot. */
  readonly has: readonly number[];
  /** Computed when asked for. */
  steps: readonly Step[] | undefined;
  succeeds: boolean | undefined;
  count: number | undefined;
};

/** What the next source gives, or nothing. */
type Step = { readonly use: Use | null; readonly to: Place };

/** A partial payment. */
type Begun = { readonly place: Place; readonly given: Given | null };

type Given = { readonly use: Use; readonly before: Given | null };

export type Payments = {
  /** The tree of nodes that lead to a payment. `answer` makes the answer of a whole payment. */
  tree(this: void, answer: (uses: readonly Use[]) => Json): Tree<Begun>;
  /** How many there are, or `bound` if there are at least so many. */
  count(this: void, bound: number): number;
};

export const paymentsOf = (space: PaymentSpace): Payments => {
  const plan = planOf(space);
  const placeFor = placesOf(plan);
  const nothing = plan.slots.map(() => 0);
  const root = placeFor(0, 0, nothing);
  const isWhole = ({ at }: Place): boolean => at === plan.sources.length;
  const stepsFrom = (place: Place): readonly Step[] => (place.steps ??= hopeful(plan, placeFor, place));
  const succeeds = (place: Place): boolean =>
    (place.succeeds ??= isWhole(place) ? plan.isPaid(place.has) : stepsFrom(place).some(({ to }) => succeeds(to)));
  const countFrom = (place: Place): number =>
    (place.count ??= isWhole(place)
      ? Number(plan.isPaid(place.has))
      : stepsFrom(place).reduce((sum, { to }) => sum + countFrom(to), 0));
  const children = ({ place, given }: Begun): readonly Begun[] =>
    isWhole(place)
      ? []
      : stepsFrom(place).flatMap(({ use, to }) =>
          succeeds(to) ? [{ place: to, given: use === null ? given : { use, before: given } }] : [],
        );
  return {
    tree: (answer) => ({
      root: { place: root, given: null },
      children,
      answer: ({ place, given }) => (isWhole(place) && succeeds(place) ? answer(usesIn(given)) : undefined),
    }),
    count: (bound) => (bound === 1 ? Number(succeeds(root)) : Math.min(bound, countFrom(root))),
  };
};

const usesIn = (given: Given | null): readonly Use[] => {
  const uses: Use[] = [];
  for (let one = given; one !== null; one = one.before) uses.push(one.use);
  return uses.reverse();
};

type PlaceFor = (at: number, rank: number, has: readonly number[]) => Place;

/** One place for each combination of amounts. The rank tells places apart only before an equal source. */
const placesOf = ({ repeats }: Plan): PlaceFor => {
  const known = new Map<string, Place>();
  return (at, rank, has) => {
    const key = `${at} ${repeats[at] === true ? rank : ''} ${has.join()}`;
    const place = known.get(key) ?? { at, rank, has, steps: undefined, succeeds: undefined, count: undefined };
    known.set(key, place);
    return place;
  };
};

/**
 * Each source in turn, equals side by side, and what is needed to detect early that a partial payment cannot be
 * completed.
 */
type Plan = {
  readonly sources: readonly Source[];
  /** Source by source; unused comes after these. */
  readonly ways: readonly (readonly Way[])[];
  /** Whether a source is equal to the one before it. */
  readonly repeats: readonly boolean[];
  readonly slots: readonly Units[];
  readonly hopes: readonly Hope[];
  /** More than this is too much. */
  readonly most: number;
  isPaid(this: void, has: readonly number[]): boolean;
};

type Way = { readonly use: Use; readonly adds: readonly Added[] };
type Added = { readonly slot: number; readonly amount: number };

/** A demand: the slots that serve it, and how much the sources from each place on could add at best. */
type Hope = { readonly wanted: number; readonly slots: readonly number[]; readonly further: readonly number[] };

const planOf = (space: PaymentSpace): Plan => {
  const { cost, surplus = NO_SURPLUS } = space;
  const sources = classesOf(space.sources).flat();
  const demands = demandsOf(cost);
  const slots = new Map<string, Units & { readonly slot: number }>();
  const ways = sources.map((source) =>
    usesOf(source).map((use): Way => {
      const adds = unitsOf(use).map((units) => {
        const key = slotKey(units, demands, surplus.each);
        const { slot } = slots.get(key) ?? { slot: slots.size };
        if (slot === slots.size) slots.set(key, withFields(units, { slot }));
        return { slot, amount: units.amount };
      });
      return { use, adds };
    }),
  );
  const units = [...slots.values()];
  return {
    sources,
    ways,
    repeats: sources.map((source, at) => {
      const before = sources[at - 1];
      return before !== undefined && equivalent(source, before);
    }),
    slots: units,
    hopes: demands.map((demand) => hopeOf(demand, units, ways)),
    most: amountOf(cost) + Math.max(surplus.free, surplus.each.length),
    isPaid: (has) =>
      coverage(
        cost,
        demands,
        surplus,
        units.map((one, slot) => ({ ...one, amount: has[slot] ?? 0 })),
      ) === 'paid',
  };
};

/** Kinds share a slot that serve the same demands, unless the surplus rule speaks of them by name. */
const slotKey = ({ kind, mayExceed }: Units, demands: readonly Demand[], each: readonly string[]): string => {
  const serves = each.includes(kind) ? kind : demands.map((demand) => (demand.takes(kind) ? '1' : '0')).join('');
  return `${serves} ${String(mayExceed)}`;
};

const hopeOf = ({ wanted, takes }: Demand, slots: readonly Units[], ways: Plan['ways']): Hope => {
  const serving = slots.flatMap(({ kind }, slot) => (takes(kind) ? [slot] : []));
  const best = ways.map((of) => Math.max(0, ...of.map(({ adds }) => addedTo(serving, adds))));
  let sum = best.reduce((all, amount) => all + amount, 0);
  const further = best.map((amount) => {
    sum -= amount;
    return sum + amount;
  });
  return { wanted, slots: serving, further: [...further, 0] };
};

const addedTo = (slots: readonly number[], adds: readonly Added[]): number =>
  adds.reduce((sum, { slot, amount }) => (slots.includes(slot) ? sum + amount : sum), 0);

/** The steps after which every demand can still be met. */
const hopeful = (plan: Plan, placeFor: PlaceFor, { at, rank, has }: Place): readonly Step[] => {
  const ways = plan.ways[at] ?? [];
  const least = plan.repeats[at] === true ? rank : 0;
  const used = ways.slice(least).map((way, index): Step => ({
    use: way.use,
    to: placeFor(at + 1, least + index, withAdded(has, way.adds)),
  }));
  return [...used, { use: null, to: placeFor(at + 1, ways.length, has) }].filter(({ to }) => isHopeful(plan, to));
};

const withAdded = (has: readonly number[], adds: readonly Added[]): readonly number[] => {
  const sums = [...has];
  for (const { slot, amount } of adds) sums[slot] = (sums[slot] ?? 0) + amount;
  return sums;
};

const isHopeful = ({ hopes, most }: Plan, { at, has }: Place): boolean =>
  has.reduce((sum, amount) => sum + amount, 0) <= most &&
  hopes.every(({ wanted, slots, further }) => {
    let sum = further[at] ?? 0;
    for (const slot of slots) sum += has[slot] ?? 0;
    return sum >= wanted;
  });
