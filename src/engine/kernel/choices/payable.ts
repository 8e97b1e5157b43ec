/**
 * Whether there is a way to pay at all, which is asked far more often than how. Usually no plan is needed to tell:
 * either all sources together have too little of something, or taking the first source that serves each need pays.
 */
import { coverage, demandsOf, NO_SURPLUS, supplyFor, type Demand, type Units } from './cover.js';
import { paymentsOf, unitsOf, usesOf } from './payments.js';
import type { PaymentSpace, Source } from './space.js';

export const isPayable = (space: PaymentSpace): boolean => {
  const { cost, sources, surplus = NO_SURPLUS } = space;
  const demands = demandsOf(cost);
  if (demands.some((demand) => mostOf(demand, sources) < demand.wanted)) return false;
  return coverage(cost, demands, surplus, firstServing(demands, sources)) === 'paid' || paymentsOf(space).count(1) > 0;
};

const mostOf = ({ takes }: Demand, sources: readonly Source[]): number =>
  sources.reduce((sum, { kinds, amount, itself = [], combined = {} }) => {
    const whole = kinds.some(takes) ? amount : itself.some(takes) ? 1 : 0;
    const together = Object.values(combined).map((of) => of.filter(takes).length);
    return sum + Math.max(whole, ...together);
  }, 0);

/** For what is wanted first the first source that serves it, until nothing is wanted or nothing serves. */
const firstServing = (
  demands: readonly Demand[],
  sources: readonly Source[],
  given: readonly Units[] = [],
): readonly Units[] => {
  const open = demands.find((demand) => supplyFor(demand, given) < demand.wanted);
  if (open === undefined) return given;
  for (const [at, source] of sources.entries()) {
    const units = usesOf(source)
      .map(unitsOf)
      .find((given) => given.some(({ kind }) => open.takes(kind)));
    if (units !== undefined) return firstServing(demands, sources.toSpliced(at, 1), [...given, ...units]);
  }
  return given;
};
