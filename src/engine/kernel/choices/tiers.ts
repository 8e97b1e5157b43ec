/**
 * Splits that fill one option after the other, tier by tier (combat damage that must be lethal before the next unit
 * gets any).
 */
import { invariant } from '../ground/invariant.js';
import { amountsRecord } from './amounts.js';
import { splitTree, type SplitBegun } from './free-splits.js';
import { classesOf, equivalent, optionById } from './option.js';
import { type Tree } from './search.js';
import { type Fill, type SplitSpace } from './space.js';
import { countFree, countOpen, type Place } from './split-counts.js';

/** `amounts` in the order of `over`. */
export const keepsTiers = ({ over, unit, tiers }: SplitSpace, amounts: readonly number[]): boolean => {
  if (tiers === undefined) return true;
  const given = new Map(over.map(({ id }, at) => [id, amounts[at] ?? 0]));
  const filled = tiers.map((tier) =>
    tier.map(({ id, full }) => ({ amount: given.get(id) ?? 0, full: unitsFor(full, unit) * unit })),
  );
  const everyone = filled.flat();
  const firstOpen = filled.findIndex((tier) => tier.some(({ amount, full }) => amount < full));
  if (firstOpen === -1) return true;
  return (
    everyone.every(({ amount, full }) => amount <= full) &&
    everyone.filter(({ amount, full }) => amount > 0 && amount < full).length <= 1 &&
    filled.slice(firstOpen + 1).every((tier) => tier.every(({ amount }) => amount === 0))
  );
};

/**
 * There is enough for everyone, and what remains is split freely; or one tier stays open, and those before it are
 * filled.
 */
type Filling = { readonly left: number } & (
  | { readonly open: null; readonly base: readonly number[] }
  | { readonly open: readonly Place[]; readonly before: readonly Place[] }
);

const fillingOf = (space: SplitSpace, tiers: readonly (readonly Fill[])[]): Filling => {
  const { over, unit, total, minEach } = space;
  const everyone = tiers.map((tier) => placesOf(tier, space));
  invariant(
    minEach === 0 && everyone.flat().length === over.length,
    'Tiers hold every option once and set the minimum',
  );
  const units = total / unit;
  if (units >= unitsIn(everyone.flat())) {
    const fulls = new Map(everyone.flat().map(({ option, full }) => [option.id, full]));
    return { left: units - unitsIn(everyone.flat()), open: null, base: over.map(({ id }) => fulls.get(id) ?? 0) };
  }
  let left = units;
  const before: Place[] = [];
  for (const open of everyone) {
    if (left < unitsIn(open)) return { left, open, before };
    before.push(...open);
    left -= unitsIn(open);
  }
  return { left, open: [], before };
};

/**
 * If there is enough for everyone, what is too much is split freely. Otherwise one tier stays open: the tree goes
 * through its options with equals side by side, filling before leaving out, and at the end gives what is left to one
 * of those left out.
 */
export const tieredSplits = (space: SplitSpace, tiers: readonly (readonly Fill[])[]): Tree<SplitBegun> => {
  const filling = fillingOf(space, tiers);
  if (filling.open !== null) return openTier(space, filling.before, filling.open, filling.left);
  return splitTree(space.over, space.unit, space.total / space.unit, filling.base);
};

/** Undefined where only listing tells. */
export const countTiered = (
  space: SplitSpace,
  tiers: readonly (readonly Fill[])[],
  bound: number,
): number | undefined => {
  const { open, left } = fillingOf(space, tiers);
  return open === null ? countFree(space.over, left, bound) : countOpen(open, left, bound);
};

const placesOf = (tier: readonly Fill[], { over, unit }: SplitSpace): readonly Place[] => {
  const places = tier.flatMap(({ id, full }): readonly Place[] => {
    const option = optionById(over, id);
    return option === undefined ? [] : [{ option, full: unitsFor(full, unit) }];
  });
  return classesOf(places.map(({ option }) => option)).flatMap((members) =>
    members.flatMap((member) => places.filter(({ option }) => option === member)),
  );
};

const openTier = (space: SplitSpace, before: readonly Place[], tier: readonly Place[], units: number) => {
  const tree: Tree<SplitBegun> = {
    root: { given: [], left: units },
    children: ({ given, left }) => {
      const place = tier[given.length];
      if (place === undefined) return left > 0 && given.length === tier.length ? lastParts(tier, given, left) : [];
      const mayFill = place.full <= left && !isEqualOfLeftOut(tier, given, place);
      return [
        ...(mayFill ? [{ given: [...given, place.full], left: left - place.full }] : []),
        ...(place.full > 0 ? [{ given: [...given, 0], left }] : []),
      ].filter((begun) => canPlaceRest(tier, begun));
    },
    answer: ({ given, left }) => {
      if (given.length < tier.length || left !== 0) return undefined;
      const amounts = new Map(before.map(({ option, full }) => [option.id, full]));
      tier.forEach(({ option }, at) => amounts.set(option.id, given[at] ?? 0));
      return amountsRecord(
        space.over,
        space.over.map(({ id }) => (amounts.get(id) ?? 0) * space.unit),
      );
    },
  };
  return tree;
};

/**
 * Exact: those still to come are filled until one does not fit, which takes the rest; else one left out must take it.
 */
const canPlaceRest = (tier: readonly Place[], { given, left }: SplitBegun): boolean => {
  const toCome = tier.slice(given.length).filter((place) => !isEqualOfLeftOut(tier, given, place));
  const rest = left - unitsIn(toCome);
  return rest <= 0 || tier.some(({ full }, at) => given[at] === 0 && full > rest);
};

const lastParts = (tier: readonly Place[], given: readonly number[], left: number): readonly SplitBegun[] =>
  tier.flatMap((place, at) =>
    given[at] === 0 && place.full > left && !isEqualOfLeftOut(tier, given.slice(0, at), place)
      ? [{ given: given.with(at, left), left: 0 }]
      : [],
  );

const isEqualOfLeftOut = (tier: readonly Place[], given: readonly number[], place: Place): boolean =>
  given.some((amount, at) => {
    const earlier = tier[at];
    return amount === 0 && earlier !== undefined && earlier.full > 0 && equivalent(earlier.option, place.option);
  });

const unitsIn = (places: readonly Place[]): number => places.reduce((sum, { full }) => sum + full, 0);

const unitsFor = (full: number, unit: number): number => Math.ceil(full / unit);
