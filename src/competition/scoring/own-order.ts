/** Tie-breakers that an organiser composes: the points of a policy with measures of the organiser's own. */
import { MEASURE_NAMES, type MeasureName } from './measures.js';
import type { Policy } from './policy.js';

/** Match points come first in every table, so nobody composes them. */
export type TieBreaker = Exclude<MeasureName, 'match-points'>;

export const TIE_BREAKERS = MEASURE_NAMES.filter((name): name is TieBreaker => name !== 'match-points');

/** Why a tie-breaker cannot be where it is. */
export const TIE_BREAKER_FAULTS = ['twice', 'no-round-robin', 'teams'] as const;
export type TieBreakerFault = (typeof TIE_BREAKER_FAULTS)[number];

export interface TieBreakerPlay {
  /** Whether a stage is a round robin. */
  readonly hasRobin: boolean;
  /** Whether teams take part. */
  readonly hasTeams: boolean;
}

/** The first tie-breaker that decides nothing at its place; null if there is none. */
export function faultInOrder(
  order: readonly TieBreaker[],
  { hasRobin, hasTeams }: TieBreakerPlay,
): { readonly at: number; readonly fault: TieBreakerFault } | null {
  for (const [at, name] of order.entries()) {
    if (order.indexOf(name) < at) return { at, fault: 'twice' };
    // Koya counts points against one half of a field that everybody has met (C.07, article 9.2).
    if (name === 'koya' && !hasRobin) return { at, fault: 'no-round-robin' };
    if (name === 'average-rating' && hasTeams) return { at, fault: 'teams' };
  }
  return null;
}

/** The policy as a tournament records it: under an id of its own, since its source does not state this order. */
export function withOwnOrder(policy: Policy, order: readonly TieBreaker[]): Policy {
  const measures: readonly MeasureName[] = ['match-points', ...order];
  if (measures.join() === policy.measures.join()) return policy;
  return {
    ...policy,
    id: `${policy.id}-own-order`,
    title: `${policy.title}, with own tie-breakers`,
    source: `${policy.source}. The organiser chose the tie-breakers and their order`,
    measures,
  };
}
