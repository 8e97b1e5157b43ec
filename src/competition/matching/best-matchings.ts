/**
 * All perfect matchings that are best by criteria one after the other, held without a list of them: the edges that one
 * of them may have, and a weight per edge. By complementary slackness, the best matchings of a criterion are those of
 * its edges without slack that fill each blossom with a dual; the weight of an edge is the number of such blossoms
 * around it, so the matchings that fill all of them are the heaviest ones.
 */
import { perfectMatching } from './perfect-matching.js';
import { at, type Edge } from './search.js';

export interface BestMatchings {
  readonly count: number;
  readonly edges: readonly Edge[];
  /** One of them: per vertex the one that it is matched with. */
  readonly mates: readonly number[];
}

/** All perfect matchings of a graph; null without one. `known`: one of them, which saves the search. */
export function matchingsOf(
  count: number,
  pairs: readonly (readonly [number, number])[],
  known?: readonly number[],
): BestMatchings | null {
  const edges = pairs.map(([a, b]): Edge => ({ a, b, weight: 0 }));
  const mates = known ?? perfectMatching(count, edges)?.mates;
  return mates === undefined ? null : { count, edges, mates };
}

/** Those of the matchings that cost least. Costs are integers from 0. */
export function leastCost(
  matchings: BestMatchings,
  costOf: (a: number, b: number) => number,
): BestMatchings & { readonly cost: number } {
  const { count, edges, mates } = matchings;
  const costs = Float64Array.from(edges, ({ a, b }) => costOf(a, b));
  const least = new Float64Array(count).fill(Infinity);
  let cost = 0;
  edges.forEach(({ a, b }, edge) => {
    const own = at(costs, edge);
    least[a] = Math.min(at(least, a), own);
    least[b] = Math.min(at(least, b), own);
    if (mates[a] === b) cost += own;
  });
  // No matching costs less than half of what its vertices cost at least: often the known one costs just so much.
  if (2 * cost === least.reduce((sum, each) => sum + each, 0)) {
    const kept = edges.filter(({ a, b }, edge) => 2 * at(costs, edge) === at(least, a) + at(least, b));
    return { count, edges: kept.length === edges.length ? edges : kept, mates, cost };
  }
  return searched(matchings, costs);
}

function searched({ count, edges, mates }: BestMatchings, costs: Float64Array): ReturnType<typeof leastCost> {
  const unit = 1 + (count / 2) * costs.reduce((most, each) => Math.max(most, each), 0);
  const weighed = edges.map(({ a, b, weight }, edge): Edge => ({ a, b, weight: weight * unit - at(costs, edge) }));
  // The search begins with the first edges that fit: those of the known matching are mostly right.
  const [known, others] = [weighed.filter(({ a, b }) => mates[a] === b), weighed.filter(({ a, b }) => mates[a] !== b)];
  const matching = perfectMatching(count, [...known, ...others]);
  if (matching === null) throw new Error('A set of matchings has at least one.');
  let cost = 0;
  const kept = weighed.flatMap((edge, place): Edge[] => {
    if (matching.mates[edge.a] === edge.b) cost += at(costs, place);
    const depth = matching.depth(edge);
    return depth === null ? [] : [{ a: edge.a, b: edge.b, weight: depth }];
  });
  return { count, edges: kept, mates: matching.mates, cost };
}
