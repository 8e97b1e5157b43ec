import { violated } from '../invariant.js';
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
 * Sampled: first how many, each number as likely as another, then every choice of so many, equals told apart. Where
 * constraints refuse that too often, a random walk through the tree, which favours nothing in particular.
 */
export const some: SpaceKind<SomeSpace> = {
  test(space, answer) {
    const given = idsIn(answer, space.options);
    return 'fault' in given ? given : verdictOn(space, given.chosen);
  },

  count: (space, bound) => countUpTo(some.enumerate(space), bound),
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
  const taken = new Set<string>();
  for (const members of classesOf(options)) {
    const count = chosen.filter((option) => members.includes(option)).length;
    for (const { id } of members.slice(0, count)) taken.add(id);
  }
  return options.filter(({ id }) => taken.has(id)).map(({ id }) => id);
};

/** `rest` may follow: of a class always the members not yet taken, so that the first ones are taken first. */
type Begun = { readonly chosen: readonly Option[]; readonly rest: readonly OptionClass[] };

const choices = (space: SomeSpace): Tree<Begun> => ({
  root: { chosen: [], rest: classesOf(space.options) },
  children: ({ chosen, rest }) =>
    chosen.length >= space.max
      ? []
      : rest
          .flatMap(([next, ...equals], at): readonly Begun[] =>
            next === undefined ? [] : [{ chosen: [...chosen, next], rest: [equals, ...rest.slice(at + 1)] }],
          )
          .filter((begun) => isHopeful(space, begun)),
  answer: ({ chosen }) => (verdictOn(space, chosen) === true ? representative(space, chosen) : undefined),
});

const isHopeful = ({ options, min, max, where = [] }: SomeSpace, { chosen, rest }: Begun): boolean => {
  const left = rest.flat();
  const outlook = { chosen, rest: left, least: Math.max(0, min - chosen.length), most: max - chosen.length };
  return outlook.least <= left.length && where.every((constraint) => mayHold(constraint, outlook, options));
};
