import { violated } from '../ground/invariant.js';
import { type Json } from '../json/index.js';
import { holds, mayHold } from './constraint.js';
import { faulty, type Verdict } from './fault.js';
import { idsIn } from './ids.js';
import { classesOf, type Option, type OptionClass } from './option.js';
import { answersOf, countUpTo, randomAnswer, shuffledBy, type Tree } from './search.js';
import { type Pick, type SpaceKind } from './space-kind.js';
import { type SomeSpace } from './space.js';

/**
 * Lexicographic with equals side by side, the shorter first: none, a, ab, abc, ac, b, … An answer lists the ids in the
 * order of the options.
 *
 * Sampled: first how many, all numbers equally likely, then a choice of that size, with equal options counted apart.
 * Where constraints refuse that too often, a random walk through the tree, without particular odds.
 */
export const some: SpaceKind<SomeSpace> = {
  test(space, answer) {
    const given = idsIn(answer, space.options);
    return 'fault' in given ? given : verdictOn(space, given.chosen);
  },

  count(space, bound) {
    const groups = groupsOf(space);
    return groups === null ? countUpTo(some.enumerate(space), bound) : countFree(space, groups, bound);
  },
  enumerate: (space) => answersOf(choices(space)),

  sample(space, pick) {
    for (let tries = 0; tries < DRAWS_BEFORE_WALKING; tries++) {
      const chosen = drawn(space, pick);
      if (verdictOn(space, chosen) === true) return representative(space, chosen);
    }
    return randomAnswer(choices(space), pick) ?? violated('There is a choice to make');
  },

  canonical(space, answer) {
    const given = idsIn(answer, space.options);
    return 'fault' in given ? violated(given.message) : representative(space, given.chosen);
  },
};

/** In how many ways none, one, two, … of the group are chosen. */
type Group = readonly number[];

/** Groups of options that do not limit each other; null if only listing tells how many choices there are. */
const groupsOf = ({ options, where = [] }: SomeSpace): readonly Group[] | null => {
  const [constraint, ...others] = where;
  const classes = classesOf(options);
  if (constraint === undefined) return classes.map(anyOf);
  return constraint.kind === 'distinct' && others.length === 0 ? distinctGroups(classes, constraint.tag) : null;
};

const anyOf = ({ length }: OptionClass): Group => Array.from({ length: length + 1 }, () => 1);

/** At most one option is chosen among the classes with one value. */
const distinctGroups = (classes: readonly OptionClass[], tag: string): readonly Group[] | null => {
  const classesWith = new Map<number | string, number>();
  const free: Group[] = [];
  for (const equals of classes) {
    const value = equals[0]?.tags?.[tag];
    if (typeof value === 'object') return null;
    if (value === undefined) free.push(anyOf(equals));
    else classesWith.set(value, (classesWith.get(value) ?? 0) + 1);
  }
  return [...free, ...[...classesWith.values()].map((ways) => [1, ways])];
};

/** Group by group, in how many ways so many are chosen; no number is counted beyond the bound. */
const countFree = ({ min, max }: SomeSpace, groups: readonly Group[], bound: number): number => {
  const ways = groups.reduce(
    (before, group) =>
      Array.from({ length: before.length + group.length - 1 }, (_, size) =>
        group.reduce((sum, more, taken) => Math.min(bound, sum + more * (before[size - taken] ?? 0)), 0),
      ),
    [1],
  );
  return ways.slice(Math.max(0, min), Math.max(0, max + 1)).reduce((sum, more) => Math.min(bound, sum + more), 0);
};

const DRAWS_BEFORE_WALKING = 16;

const verdictOn = ({ options, min, max, where = [] }: SomeSpace, chosen: readonly Option[]): Verdict => {
  if (chosen.length < min) return faulty('answer.too-few', `At least ${min} are chosen`);
  if (chosen.length > max) return faulty('answer.too-many', `At most ${max} are chosen`);
  const broken = where.find((constraint) => !holds(constraint, chosen, options));
  return broken === undefined || faulty('answer.constraint', `The choice breaks ${JSON.stringify(broken)}`);
};

const drawn = ({ options, min, max }: SomeSpace, pick: Pick): readonly Option[] => {
  const most = Math.min(max, options.length);
  const size = most > min ? min + pick(most - min + 1) : min;
  return shuffledBy(pick, options).slice(0, size);
};

const representative = ({ options }: SomeSpace, chosen: readonly Option[]): Json => {
  const taken = classesOf(options).flatMap((members) =>
    members.slice(0, chosen.filter((option) => members.includes(option)).length),
  );
  return options.filter((option) => taken.includes(option)).map(({ id }) => id);
};

/** `rest` may follow, `left` many: of a class always the members not yet taken, so that the first are taken first. */
type Begun = { readonly chosen: readonly Option[]; readonly rest: readonly OptionClass[]; readonly left: number };

const choices = (space: SomeSpace): Tree<Begun> => {
  const { options, max } = space;
  const place = new Map(options.map((option, at) => [option, at]));
  const inOrder = (left: Option, right: Option): number => (place.get(left) ?? 0) - (place.get(right) ?? 0);
  return {
    root: { chosen: [], rest: classesOf(options), left: options.length },
    children: ({ chosen, rest, left }) =>
      (chosen.length < max ? extended(chosen, rest, left) : []).filter((begun) => isHopeful(space, begun)),
    answer: ({ chosen }) =>
      chosen.length >= space.min && verdictOn(space, chosen) === true
        ? chosen.toSorted(inOrder).map(({ id }) => id)
        : undefined,
  };
};

const extended = (chosen: readonly Option[], rest: readonly OptionClass[], left: number): readonly Begun[] => {
  const begun: Begun[] = [];
  let after = left;
  rest.forEach(([next, ...equals], at) => {
    if (next !== undefined)
      begun.push({ chosen: [...chosen, next], rest: [equals, ...rest.slice(at + 1)], left: after - 1 });
    after -= equals.length + (next === undefined ? 0 : 1);
  });
  return begun;
};

const isHopeful = ({ options, min, max, where = [] }: SomeSpace, { chosen, rest, left }: Begun): boolean => {
  const least = Math.max(0, min - chosen.length);
  if (least > left) return false;
  if (where.length === 0) return true;
  const outlook = { chosen, rest, least, most: max - chosen.length };
  return where.every((constraint) => mayHold(constraint, outlook, options));
};
