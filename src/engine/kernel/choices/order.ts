import { violated } from '../ground/invariant.js';
import { type Json } from '../json/index.js';
import { faulty } from './fault.js';
import { idsIn } from './ids.js';
import { classesOf, equivalent, type Option } from './option.js';
import { answersOf, countUpTo, shuffledBy, type Tree } from './search.js';
import { type SpaceKind } from './space-kind.js';
import { type OrderSpace } from './space.js';

/**
 * Lexicographic by the order of the options. Sampled: all orders are equally likely, with equal options counted apart.
 */
export const order: SpaceKind<OrderSpace> = {
  test({ options }, answer) {
    const given = idsIn(answer, options);
    if ('fault' in given) return given;
    if (given.chosen.length < options.length) return faulty('answer.too-few', 'All options are put in order');
    return true;
  },

  count: (space, bound) => countUpTo(order.enumerate(space), bound),
  enumerate: ({ options }) => answersOf(orders(options)),
  sample: ({ options }, pick) => representative(options, shuffledBy(pick, options)),

  canonical({ options }, answer) {
    const given = idsIn(answer, options);
    return 'fault' in given ? violated(given.message) : representative(options, given.chosen);
  },
};

/** Each option gives its place to the first of its equals that has none yet. */
const representative = (options: readonly Option[], chosen: readonly Option[]): Json => {
  const left = [...options];
  return chosen.map((option) => takeEqual(left, option).id);
};

const takeEqual = (left: Option[], option: Option): Option => {
  const at = left.findIndex((other) => equivalent(other, option));
  return left.splice(at, 1)[0] ?? violated('As many equals are put in order as there are');
};

type Begun = { readonly placed: readonly string[]; readonly left: readonly Option[] };

const orders = (options: readonly Option[]): Tree<Begun> => ({
  root: { placed: [], left: options },
  children: ({ placed, left }) =>
    classesOf(left).flatMap(([next]) =>
      next === undefined ? [] : [{ placed: [...placed, next.id], left: left.filter((other) => other !== next) }],
    ),
  answer: ({ placed, left }) => (left.length === 0 ? placed : undefined),
});
