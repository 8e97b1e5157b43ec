/** Tie-breakers that an organiser composes: the points of a policy with measures of the organiser's own. */
import { MEASURE_NAMES, type MeasureName } from './measure-names.js';
import type { Policy } from './policy.js';

/** Match points come first in every table, so nobody composes them. */
export type TieBreaker = Exclude<MeasureName, 'match-points'>;

export const TIE_BREAKERS = MEASURE_NAMES.filter((name): name is TieBreaker => name !== 'match-points');

/** Why a tie-breaker cannot be where it is. */
export const TIE_BREAKER_FAULTS = ['no-table', 'twice', 'no-round-robin', 'no-colours', 'teams'] as const;
export type TieBreakerFault = (typeof TIE_BREAKER_FAULTS)[number];

export interface TieBreakerPlay {
  /** Whether a stage has a table: brackets give places without tie-breakers. */
  readonly hasTable: boolean;
  /** Whether each stage with a table is a round robin. */
  readonly isRobin: boolean;
  /** Whether a stage gives colours. */
  readonly hasColours: boolean;
  /** Whether teams take part. */
  readonly hasTeams: boolean;
}

/** The first tie-breaker of the order with a fault, and its place in the order; null if every tie-breaker fits. */
export function faultInOrder(
  order: readonly TieBreaker[],
  { hasTable, isRobin, hasColours, hasTeams }: TieBreakerPlay,
): { readonly at: number; readonly fault: TieBreakerFault } | null {
  if (!hasTable && order.length > 0) return { at: 0, fault: 'no-table' };
  for (const [at, name] of order.entries()) {
    if (order.indexOf(name) < at) return { at, fault: 'twice' };
    // Koya counts points against one half of a field that everybody has met (C.07, article 9.2), and every
    // table of the tournament would count it.
    if (name === 'koya' && !isRobin) return { at, fault: 'no-round-robin' };
    if (name === 'games-with-black' && !hasColours) return { at, fault: 'no-colours' };
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
