import { violated } from '../ground/invariant.js';
import { isRecord, type Json } from '../json/index.js';
import { coverage, demandsOf, NO_SURPLUS, type Units } from './cover.js';
import { faulty, type Fault, type Verdict } from './fault.js';
import { isInteger } from './number.js';
import { classesOf, optionById } from './option.js';
import { isPayable } from './payable.js';
import { paymentsOf, unitsOf, usesOf, type Use } from './payments.js';
import { answersOf, randomAnswer } from './search.js';
import { type SpaceKind } from './space-kind.js';
import { type PaymentSpace, type Source } from './space.js';

/**
 * Source by source with equals side by side; for each its kinds in their order (a pool: large amounts first), itself,
 * then unused; equals never before the one before them. An answer names the sources used, in the order of the sources.
 *
 * Sampled: a random walk through that tree.
 */
export const payment: SpaceKind<PaymentSpace> = {
  test(space, answer) {
    const given = usesIn(space, answer);
    return 'fault' in given ? given : verdictOn(space, given.uses.flatMap(unitsOf));
  },

  count: (space, bound) => (bound === 1 ? Number(isPayable(space)) : paymentsOf(space).count(bound)),
  enumerate: (space) => answersOf(treeOf(space)),
  sample: (space, pick) => randomAnswer(treeOf(space), pick) ?? violated('There is a way to pay'),

  canonical(space, answer) {
    const given = usesIn(space, answer);
    return 'fault' in given ? violated(given.message) : representatives(space)(given.uses);
  },
};

const treeOf = (space: PaymentSpace) => paymentsOf(space).tree(representatives(space));

const usesIn = ({ sources }: PaymentSpace, answer: Json): Fault | { readonly uses: readonly Use[] } => {
  if (!isRecord(answer)) return faulty('answer.shape', 'The answer is a record of what each source gives');
  const uses: Use[] = [];
  for (const [id, as] of Object.entries(answer)) {
    const source = optionById(sources, id);
    if (source === undefined) return faulty('answer.unknown-option', `${id} is not a source`);
    const fault = faultOf(source, as);
    if (fault !== undefined) return fault;
    if ((typeof as === 'number' && as !== 0) || typeof as === 'string') uses.push({ source, as });
  }
  return { uses };
};

const faultOf = ({ id, kinds, amount, divisible, itself = [], combined = {} }: Source, as: Json): Fault | undefined => {
  if (divisible === true) {
    if (!isInteger(as) || as < 0) return faulty('answer.shape', `${id} gives a whole number`);
    return as > amount ? faulty('answer.too-many', `${id} has only ${amount}`) : undefined;
  }
  if (typeof as !== 'string') return faulty('answer.shape', `${id} gives all it has, as one of its kinds`);
  return kinds.includes(as) || itself.includes(as) || Object.hasOwn(combined, as)
    ? undefined
    : faulty('answer.unknown-option', `${id} does not give ${as}`);
};

const verdictOn = ({ cost, surplus = NO_SURPLUS }: PaymentSpace, units: readonly Units[]): Verdict => {
  switch (coverage(cost, demandsOf(cost), surplus, units)) {
    case 'paid':
      return true;
    case 'unpaid':
      return faulty('answer.unpaid', 'This does not pay the cost');
    case 'surplus':
      return faulty('answer.surplus', 'This pays more than the cost lets be left over');
  }
};

/** The representative of equal payments: the first of equal sources give, and each gives the first kind that it can. */
const representatives = ({ sources }: PaymentSpace): ((uses: readonly Use[]) => Json) => {
  const equals = classesOf(sources)
    .filter(({ length }) => length > 1)
    .map((members) => ({ members, ways: members[0] === undefined ? [] : usesOf(members[0]).map(({ as }) => as) }));
  return (uses) => {
    const given = new Map(uses.map(({ source, as }) => [source.id, as]));
    for (const { members, ways } of equals) {
      const ranks = uses.filter(({ source }) => members.includes(source)).map(({ as }) => ways.indexOf(as));
      for (const { id } of members) given.delete(id);
      ranks.sort((a, b) => a - b).forEach((rank, at) => given.set(members[at]?.id ?? '', ways[rank] ?? ''));
    }
    return Object.fromEntries(
      sources.flatMap(({ id }) => {
        const as = given.get(id);
        return as === undefined ? [] : [[id, as] as const];
      }),
    );
  };
};
