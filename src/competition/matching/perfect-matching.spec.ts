import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edge, perfectMatching } from './index.js';

/** All perfect matchings, tried one after the other: the greatest sum of weights, or null. */
function bestByTrying(count: number, edges: readonly Edge[]): number | null {
  const weights = new Map(edges.map(({ a, b, weight }) => [a * count + b, weight]));
  const weightOf = (one: number, other: number) => weights.get(Math.min(one, other) * count + Math.max(one, other));
  const best = (left: readonly number[]): number | null => {
    const [first, ...rest] = left;
    if (first === undefined) return 0;
    const sums = rest.flatMap((other) => {
      const weight = weightOf(first, other);
      const others = weight === undefined ? null : best(rest.filter((each) => each !== other));
      return weight === undefined || others === null ? [] : [weight + others];
    });
    return sums.length === 0 ? null : Math.max(...sums);
  };
  return best(Array.from({ length: count }, (_, vertex) => vertex));
}

const graphs = fc.integer({ min: 1, max: 5 }).chain((half) => {
  const count = 2 * half;
  const pairs = Array.from({ length: count }, (_, a) => a).flatMap((a) =>
    Array.from({ length: count - a - 1 }, (_, next): readonly [number, number] => [a, a + next + 1]),
  );
  const weights = fc.array(fc.option(fc.integer({ min: -12, max: 12 }), { freq: 3 }), {
    minLength: pairs.length,
    maxLength: pairs.length,
  });
  return weights.map((chosen) => ({
    count,
    edges: pairs.flatMap(([a, b], at): Edge[] => {
      const weight = chosen[at];
      return weight === null || weight === undefined ? [] : [{ a, b, weight }];
    }),
  }));
});

describe('a perfect matching', () => {
  it('has the greatest sum of weights, or is null if no perfect matching exists', () => {
    fc.assert(
      fc.property(graphs, ({ count, edges }) => {
        const matching = perfectMatching(count, edges);
        const best = bestByTrying(count, edges);
        if (matching === null) return best === null;
        const { mates } = matching;
        const matched = edges.filter(({ a, b }) => mates[a] === b);
        expect(mates.map((mate) => mates[mate])).toEqual(mates.map((_, vertex) => vertex));
        expect(matched).toHaveLength(count / 2);
        return matched.reduce((sum, { weight }) => sum + weight, 0) === best;
      }),
      { numRuns: 3_000 },
    );
  });

  it('proves that no edge of the graph could improve it, and shows an edge that would', () => {
    fc.assert(
      fc.property(graphs, ({ count, edges }) => {
        const matching = perfectMatching(count, edges);
        if (matching === null) return;
        for (const edge of edges) {
          expect(matching.slack(edge)).toBeGreaterThanOrEqual(0);
          if (matching.mates[edge.a] === edge.b) expect(matching.slack(edge)).toBe(0);
        }
        const [first] = edges.filter(({ a, b }) => matching.mates[a] === b);
        const without = perfectMatching(
          count,
          edges.filter((edge) => edge !== first),
        );
        const isWorse =
          (bestByTrying(count, edges) ?? 0) >
          (bestByTrying(
            count,
            edges.filter((edge) => edge !== first),
          ) ?? 0);
        if (without !== null && first !== undefined && isWorse) expect(without.slack(first)).toBeLessThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('is null in a graph with an odd vertex, or with too few edges', () => {
    expect(perfectMatching(3, [{ a: 0, b: 1, weight: 1 }])).toBeNull();
    expect(
      perfectMatching(
        4,
        [0, 1, 2].map((a) => ({ a, b: 3, weight: 1 })),
      ),
    ).toBeNull();
    expect(perfectMatching(0, [])?.mates).toEqual([]);
  });
});
