import { violated } from '../invariant.js';
import { isRecord, type Json } from '../json/index.js';
import { amountOf, coverage, type Demand, demandsOf, NO_SURPLUS, supplyFor, type Units } from './cover.js';
import { type Fault, faulty, type Verdict } from './fault.js';
import { isInteger } from './number.js';
import { classesOf, equivalent, optionById } from './option.js';
import { answersOf, countUpTo, randomAnswer, type Tree } from './search.js';
import { type SpaceKind } from './space-kind.js';
import { type PaymentSpace, type Source } from './space.js';

/**
 * Source by source with equals side by side; for each its kinds in their order (a pool: large amounts first), itself, then
 * unused; equals never before the one before them. An answer names the sources used, in the order of the sources.
 *
 * Sampled: a random walk through that tree.
 */
export const payment: SpaceKind<PaymentSpace> = {
  test(space, answer) {
    const given = usesIn(space, answer);
    return 'fault' in given ? given : verdictOn(space, demandsOf(space.cost), given.uses.map(unitsOf));
  },

  count: (space, bound) => countUpTo(payment.enumerate(space), bound),
  enumerate: (space) => answersOf(payments(space)),
  sample: (space, pick) => randomAnswer(payments(space), pick) ?? violated('There is a way to pay'),

  canonical(space, answer) {
    const given = usesIn(space, answer);
    return 'fault' in given ? violated(given.message) : representative(space, given.uses);
  },
};

/** What a source gives: one of its kinds (all of it), or so much of a pool. */
type Use = { readonly source: Source; readonly as: string | number };

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

const faultOf = ({ id, kinds, amount, divisible, itself = [] }: Source, as: Json): Fault | undefined => {
  if (divisible === true) {
    if (!isInteger(as) || as < 0) return faulty('answer.shape', `${id} gives a whole number`);
    return as > amount ? faulty('answer.too-many', `${id} has only ${amount}`) : undefined;
  }
  if (typeof as !== 'string') return faulty('answer.shape', `${id} gives all it has, as one of its kinds`);
  return kinds.includes(as) || itself.includes(as)
    ? undefined
    : faulty('answer.unknown-option', `${id} does not give ${as}`);
};

const verdictOn = (
  { cost, surplus = NO_SURPLUS }: PaymentSpace,
  demands: readonly Demand[],
  units: readonly Units[],
): Verdict => {
  switch (coverage(cost, demands, surplus, units)) {
    case 'paid':
      return true;
    case 'unpaid':
      return faulty('answer.unpaid', 'This does not pay the cost');
    case 'surplus':
      return faulty('answer.surplus', 'This pays more than the cost lets be left over');
  }
};

const unitsOf = ({ source, as }: Use): Units => {
  const mayExceed = source.mayExceed === true;
  if (typeof as === 'number') return { kind: source.kinds[0] ?? violated('A pool has a kind'), amount: as, mayExceed };
  return source.kinds.includes(as)
    ? { kind: as, amount: source.amount, mayExceed }
    : { kind: as, amount: 1, mayExceed: false };
};

/** All that a source can give, in the order of the enumeration; unused comes last. */
const usesOf = (source: Source): readonly Use[] =>
  source.divisible === true
    ? Array.from({ length: source.amount }, (_, index) => ({ source, as: source.amount - index }))
    : [...source.kinds, ...(source.itself ?? [])].map((as) => ({ source, as }));

/** `rank` is the place of the last use among those of its source. */
type Begun = {
  readonly at: number;
  readonly uses: readonly Use[];
  readonly units: readonly Units[];
  readonly rank: number;
};

const payments = (space: PaymentSpace): Tree<Begun> => {
  const { cost, surplus = NO_SURPLUS } = space;
  const sources = classesOf(space.sources).flat();
  const ways = sources.map(usesOf);
  const demands = demandsOf(cost);
  const prospects = demands.map((demand) => ({ demand, further: furtherSupply(demand, sources) }));
  const most = amountOf(cost) + Math.max(surplus.free, surplus.each.length);
  const isHopeful = ({ at, units }: Begun): boolean =>
    amountOf(units) <= most &&
    prospects.every(({ demand, further }) => supplyFor(demand, units) + (further[at] ?? 0) >= demand.wanted);
  return {
    root: { at: 0, uses: [], units: [], rank: 0 },
    children: ({ at, uses, units, rank }) => {
      const [source, last, all = []] = [sources[at], sources[at - 1], ways[at]];
      if (source === undefined) return [];
      const least = last !== undefined && equivalent(source, last) ? rank : 0;
      const used = all.map((use, index) => ({
        at: at + 1,
        uses: [...uses, use],
        units: [...units, unitsOf(use)],
        rank: index,
      }));
      return [...used.slice(least), { at: at + 1, uses, units, rank: all.length }].filter(isHopeful);
    },
    answer: ({ at, uses, units }) =>
      at === sources.length && verdictOn(space, demands, units) === true ? representative(space, uses) : undefined,
  };
};

/** At each place, how much the sources from there on could give to a demand at best. */
const furtherSupply = ({ takes }: Demand, sources: readonly Source[]): readonly number[] =>
  sources.map((_, at) =>
    sources.slice(at).reduce((sum, source) => {
      if (source.kinds.some((kind) => takes(kind))) return sum + source.amount;
      return source.itself?.some((kind) => takes(kind)) === true ? sum + 1 : sum;
    }, 0),
  );

const representative = ({ sources }: PaymentSpace, uses: readonly Use[]): Json => {
  const given = new Map<string, string | number>();
  for (const members of classesOf(sources)) {
    const ways = members[0] === undefined ? [] : usesOf(members[0]).map(({ as }) => as);
    const ranks = uses.filter(({ source }) => members.includes(source)).map(({ as }) => ways.indexOf(as));
    ranks.sort((a, b) => a - b).forEach((rank, at) => given.set(members[at]?.id ?? '', ways[rank] ?? ''));
  }
  return Object.fromEntries(
    sources.flatMap(({ id }) => {
      const as = given.get(id);
      return as === undefined ? [] : [[id, as] as const];
    }),
  );
};
