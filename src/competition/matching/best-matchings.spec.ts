import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BestMatchings, leastCost, matchingsOf } from './index.js';

type Pair = readonly [number, number];
type PairCost = (a: number, b: number) => number;

/** All perfect matchings of some edges, each as its pairs. */
function allMatchings(count: number, edges: readonly Pair[]): readonly (readonly Pair[])[] {
  const from = (left: readonly number[]): readonly (readonly Pair[])[] => {
    const [first, ...rest] = left;
    if (first === undefined) return [[]];
    return edges
      .filter(([a, b]) => a === first && rest.includes(b))
      .flatMap((pair) => from(rest.filter((each) => each !== pair[1])).map((pairs) => [pair, ...pairs]));
  };
  return from(Array.from({ length: count }, (_, vertex) => vertex));
}

const costOf = (pairs: readonly Pair[], cost: PairCost): number => pairs.reduce((sum, [a, b]) => sum + cost(a, b), 0);

/** Those matchings of the edges that weigh most: what a set of best matchings stands for. */
function listed({ count, edges }: BestMatchings): readonly string[] {
  const weights = new Map(edges.map(({ a, b, weight }) => [`${a} ${b}`, weight]));
  const all = allMatchings(
    count,
    edges.map(({ a, b }): Pair => [a, b]),
  );
  const weigh = (pairs: readonly Pair[]): number => costOf(pairs, (a, b) => weights.get(`${a} ${b}`) ?? 0);
  const most = Math.max(...all.map(weigh));
  return all
    .filter((pairs) => weigh(pairs) === most)
    .map(String)
    .sort();
}

const graphs = fc.integer({ min: 1, max: 4 }).chain((half) => {
  const pairs = Array.from({ length: 2 * half }, (_, a) => a).flatMap((a) =>
    Array.from({ length: 2 * half - a - 1 }, (_, next): Pair => [a, a + next + 1]),
  );
  const costs = fc.array(fc.nat({ max: 3 }), { minLength: pairs.length, maxLength: pairs.length });
  return fc.record({
    count: fc.constant(2 * half),
    edges: fc.subarray(pairs, { minLength: Math.ceil(pairs.length / 2) }),
    criteria: fc.array(
      costs.map((drawn) => new Map(pairs.map((pair, at) => [String(pair), drawn[at] ?? 0]))),
      { minLength: 1, maxLength: 4 },
    ),
  });
});

it('the matchings that stay are exactly those that cost least by each criterion in turn', () => {
  fc.assert(
    fc.property(graphs, ({ count, edges, criteria }) => {
      let expected = allMatchings(count, edges);
      const opening = matchingsOf(count, edges);
      if (opening === null) {
        expect(expected).toEqual([]);
        return;
      }
      let left = opening;
      for (const costs of criteria) {
        const cost: PairCost = (a, b) => costs.get(`${a},${b}`) ?? 0;
        const least = Math.min(...expected.map((pairs) => costOf(pairs, cost)));
        expected = expected.filter((pairs) => costOf(pairs, cost) === least);
        const found = leastCost(left, cost);
        expect(found.cost).toBe(least);
        left = found;
        expect(listed(left)).toEqual(expected.map(String).sort());
        expect(left.edges.filter(({ a, b }) => left.mates[a] === b)).toHaveLength(count / 2);
      }
    }),
    { numRuns: 2_000 },
  );
});
