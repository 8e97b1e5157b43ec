/**
 * How many splits there are, without listing them: class of equals by class of equals, in how many ways the parts so
 * far add up to each number of units.
 */
import { LIMITS } from '../ground/limits.js';
import { classesOf, type Option } from './option.js';

/** By number of units; no number is counted beyond the bound. */
type Ways = readonly number[];

/** An option, and how many units fill it. */
export type Place = { readonly option: Option; readonly full: number };

/** Undefined where there are so many units that this costs more than listing may. */
export const countFree = (over: readonly Option[], units: number, bound: number): number | undefined => {
  if (units < 0) return 0;
  if (units * over.length > LIMITS.answersWalked) return undefined;
  const ways = nothingGiven(units);
  // A class of n gets what n numbers, none larger than the one before, add up to: as often as 1, 2, … n add up to it.
  for (const { length } of classesOf(over)) {
    for (let part = 1; part <= length; part += 1) {
      for (let given = part; given <= units; given += 1)
        ways[given] = Math.min(bound, (ways[given] ?? 0) + (ways[given - part] ?? 0));
    }
  }
  return Math.min(bound, ways[units] ?? 0);
};

/** Each of these is filled or left out, and what remains goes to one that is left out and has room for more. */
export const countOpen = (tier: readonly Place[], units: number, bound: number): number | undefined => {
  if (units * tier.reduce((sum, { full }) => sum + full, 0) > LIMITS.answersWalked) return undefined;
  let filled: Ways = nothingGiven(units);
  let rest: Ways = nothingGiven(units).fill(0);
  for (const members of classesOf(tier.map(({ option }) => option))) {
    const full = tier.find(({ option }) => option === members[0])?.full ?? 0;
    const [nextFilled, nextRest] = [nothingGiven(units).fill(0), nothingGiven(units).fill(0)];
    const add = (to: number[], from: Ways, more: number): void => {
      for (let given = more; given <= units; given += 1)
        to[given] = Math.min(bound, (to[given] ?? 0) + (from[given - more] ?? 0));
    };
    for (let count = full === 0 ? members.length : 0; count <= members.length; count += 1) {
      add(nextFilled, filled, count * full);
      add(nextRest, rest, count * full);
      for (let part = 1; count < members.length && part < full; part += 1) add(nextRest, filled, count * full + part);
    }
    [filled, rest] = [nextFilled, nextRest];
  }
  return Math.min(bound, (filled[units] ?? 0) + (rest[units] ?? 0));
};

const nothingGiven = (units: number): number[] =>
  Array.from({ length: units + 1 }, (_, given) => (given === 0 ? 1 : 0));
