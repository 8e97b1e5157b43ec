import { invariant, violated } from '../ground/invariant.js';
import { type Json } from '../json/index.js';
import { amountsIn, amountsRecord } from './amounts.js';
import { faulty, type Verdict } from './fault.js';
import { freeSplits, leastEach, type SplitBegun } from './free-splits.js';
import { classesOf } from './option.js';
import { answersOf, countUpTo, randomAnswer, type Tree } from './search.js';
import { type SpaceKind } from './space-kind.js';
import { type SplitSpace } from './space.js';
import { countFree } from './split-counts.js';
import { countTiered, keepsTiers, tieredSplits } from './tiers.js';

/**
 * Without tiers: option by option with equals side by side, large amounts first, equals never more than the one before.
 * With tiers: see `tieredSplits`. An answer names those that get something, in the order of the options.
 *
 * Sampled: a random walk through that tree, every possible amount of an option as likely as another.
 */
export const split: SpaceKind<SplitSpace> = {
  test(space, answer) {
    const given = amountsIn(answer, space.over);
    return 'fault' in given ? given : verdictOn(space, given.amounts);
  },

  count: (space, bound) => countOf(space, bound) ?? countUpTo(split.enumerate(space), bound),
  enumerate: (space) => answersOf(splitsOf(space)),
  sample: (space, pick) => randomAnswer(splitsOf(space), pick) ?? violated('There is a way to split'),

  canonical({ over }, answer) {
    const given = amountsIn(answer, over);
    return 'fault' in given ? violated(given.message) : representative(over, given.amounts);
  },
};

const verdictOn = (space: SplitSpace, amounts: readonly number[]): Verdict => {
  const { total, unit, minEach } = space;
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (sum < total) return faulty('answer.too-few', `All ${total} are given, not ${sum}`);
  if (sum > total) return faulty('answer.too-many', `Only ${total} are given, not ${sum}`);
  if (amounts.some((amount) => amount < minEach)) return faulty('answer.too-few', `Each gets at least ${minEach}`);
  if (amounts.some((amount) => amount % unit !== 0)) {
    return faulty('answer.constraint', `Amounts are multiples of ${unit}`);
  }
  return keepsTiers(space, amounts) || faulty('answer.constraint', 'One is filled before the next gets any');
};

const countOf = (space: SplitSpace, bound: number): number | undefined => {
  const { over, total, unit, minEach, tiers } = space;
  if (total % unit !== 0) return 0;
  if (tiers !== undefined) return countTiered(space, tiers, bound);
  return countFree(over, total / unit - leastEach({ minEach, unit }) * over.length, bound);
};

const splitsOf = (space: SplitSpace): Tree<SplitBegun> => {
  invariant(space.unit > 0 && space.minEach >= 0, 'Amounts are counted in whole units and never negative');
  if (space.total % space.unit !== 0) return NO_SPLIT;
  return space.tiers === undefined ? freeSplits(space) : tieredSplits(space, space.tiers);
};

const NO_SPLIT: Tree<SplitBegun> = { root: { given: [], left: 0 }, children: () => [], answer: () => undefined };

/** The largest amounts go to the first of the equals. */
const representative = (over: SplitSpace['over'], amounts: readonly number[]): Json => {
  const best = new Map<string, number>();
  for (const members of classesOf(over)) {
    const given = members.map((member) => amounts[over.indexOf(member)] ?? 0).sort((a, b) => b - a);
    members.forEach(({ id }, at) => best.set(id, given[at] ?? 0));
  }
  return amountsRecord(
    over,
    over.map(({ id }) => best.get(id) ?? 0),
  );
};
