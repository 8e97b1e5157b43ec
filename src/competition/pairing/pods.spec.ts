import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entrant } from './cost.js';
import { explainWithinPods, pairWithinPods, podsOf } from './pods.js';

const named = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `P${at + 1}`);
const sizes = (players: number, most: number): readonly number[] =>
  podsOf(named(players), most, 's').map(({ length }) => length);

describe('pods of a draft', () => {
  it('are as few and as equal as their players allow', () => {
    expect([8, 9, 10, 11, 17].map((players) => sizes(players, 8))).toEqual([[8], [5, 4], [5, 5], [6, 5], [6, 6, 5]]);
  });

  it('hold fewer than four players only where the field, or a small size, leaves no choice', () => {
    expect([1, 2, 3].map((players) => sizes(players, 8))).toEqual([[1], [2], [3]]);
    expect([5, 6, 7].map((players) => sizes(players, 4))).toEqual([
      [3, 2],
      [3, 3],
      [4, 3],
    ]);
  });

  it('have 4 to 8 players each, for any 4 to 64 players, and each player is in one pod', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 64 }), fc.string(), (count, seed) => {
        const pods = podsOf(named(count), 8, seed);
        const each = pods.map(({ length }) => length);
        expect(Math.min(...each)).toBeGreaterThanOrEqual(4);
        expect(Math.max(...each)).toBeLessThanOrEqual(8);
        expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
        expect(pods.flat().toSorted()).toEqual(named(count).toSorted());
        expect(podsOf(named(count), 8, seed)).toEqual(pods);
      }),
    );
  });

  it('keep neighbouring seeds together, and draw their seats by lot', () => {
    const [first = [], second = []] = podsOf(named(8), 4, 'a');
    expect(first.toSorted()).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(second.toSorted()).toEqual(['P5', 'P6', 'P7', 'P8']);
    const seats = ['a', 'b', 'c', 'd'].map((seed) => podsOf(named(8), 4, seed)[0]?.join(' '));
    expect(new Set(seats).size).toBeGreaterThan(1);
  });
});

const entrant = (id: string, pod: number, points: number, ...met: readonly string[]): Entrant => ({
  ...{ id, pod, points, met, byes: 0, floated: false, team: null },
});

describe('a Swiss round within pods', () => {
  const entrants = [
    ...[entrant('A', 1, 3), entrant('B', 1, 0), entrant('C', 1, 0)],
    ...[entrant('D', 2, 3), entrant('E', 2, 0), entrant('F', 2, 3)],
  ];

  it('pairs each pod on its own: an odd pod has a bye, even if another one has, too', () => {
    const { pairs, byes, cost } = pairWithinPods(entrants, 's');
    const podOf = new Map(entrants.map(({ id, pod }) => [id, pod]));
    expect(pairs.map(([one, other]) => [podOf.get(one), podOf.get(other)])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(byes.map((id) => podOf.get(id))).toEqual([1, 2]);
    expect(cost).toMatchObject({ rematches: 0, furtherByes: 0 });
  });

  it('repeats a pair of the pod rather than leave it, and its cost says so', () => {
    const met = [entrant('A', 1, 3, 'B'), entrant('B', 1, 3, 'A'), entrant('C', 2, 3, 'D'), entrant('D', 2, 3, 'C')];
    expect(pairWithinPods(met, 's')).toMatchObject({ cost: { rematches: 2 }, byes: [] });
    const everywhere = met.map(({ pod: _pod, ...each }) => each);
    expect(pairWithinPods(everywhere, 's').cost.rematches).toBe(0);
  });

  it('does not depend on the order of its players', () => {
    const { pairs } = pairWithinPods(entrants, 's');
    expect(pairWithinPods(entrants.toReversed(), 's').pairs).toEqual(pairs);
  });

  it('is explained by opponents of the own pod alone', () => {
    const four = ['A', 'B'].map((id) => entrant(id, 1, id === 'A' ? 3 : 0));
    const eight = [...four, entrant('C', 2, 3), entrant('D', 2, 3)];
    const round = pairWithinPods(eight, 's');
    // A floats to B, although C and D have the points of A: they sit in another pod.
    expect(explainWithinPods(eight, 's', round).map(({ points, reasons }) => [points, reasons])).toEqual([
      [[3, 0], []],
      [[3, 3], []],
    ]);
  });
});
