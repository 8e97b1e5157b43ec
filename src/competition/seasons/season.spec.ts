import { callsIn } from '../../../test/support/calls.js';
import { describe, expect, it } from 'vitest';
import { type SeasonPolicy, seasonTable } from './season.js';

const POLICY: SeasonPolicy = {
  best: null,
  participation: 1,
  placements: [
    { upTo: 1, points: 10 },
    { upTo: 2, points: 6 },
    { upTo: 4, points: 3 },
  ],
};

const noTurn = () => Promise.resolve();

/** Tournaments as `A B CD E`: players by place, equal ones together. */
async function season(evenings: readonly string[], more: Partial<SeasonPolicy> = {}): Promise<readonly string[]> {
  const tournaments = evenings.map((evening, at) => {
    const places = new Map<string, number>();
    for (const group of evening.split(' ')) {
      const place = places.size + 1;
      for (const player of group) places.set(player, place);
    }
    return { id: `t${at + 1}`, places };
  });
  const table = await seasonTable(tournaments, { ...POLICY, ...more }, noTurn);
  return table.map(({ place, player, points, results }) => {
    const terms = results.map((result) => (result.counts ? `${result.points}` : `(${result.points})`));
    return `${place} ${player} ${points} = ${terms.join(' ')}`;
  });
}

describe('the table of a season', () => {
  it('works in proportion to the places, not to players times tournaments', async () => {
    const calls = (count: number) =>
      callsIn('seasons/season.ts', async () => {
        const tournaments = Array.from({ length: count }, (_, at) => ({
          id: `t${at}`,
          places: new Map([[`p${at}`, 1]]),
        }));
        expect(await seasonTable(tournaments, POLICY, noTurn)).toHaveLength(count);
      });
    const few = (await calls(100)) / 100;
    expect(few).toBeGreaterThan(1);
    expect((await calls(1_000)) / 1_000).toBeLessThan(4 * few);
  });

  it('lets other work have a turn after each thousand places and players', async () => {
    const turnsFor = async (players: number) => {
      let turns = 0;
      const places = new Map(Array.from({ length: players }, (_, at) => [`p${at}`, at + 1]));
      await seasonTable([{ id: 't', places }], POLICY, () => Promise.resolve((turns += 1)));
      return turns;
    };
    // While places are read, while players are counted, and once while players with equal results are placed.
    expect(await turnsFor(10_000)).toBe(10 + 10 + 1);
    expect(await turnsFor(999)).toBe(0);
  });

  it('adds the points of places, and those for taking part', async () => {
    expect(await season(['A B C D E', 'B A E'])).toEqual([
      '1 A 18 = 11 7',
      '1 B 18 = 7 11',
      '3 E 5 = 1 4',
      '4 C 4 = 4',
      '4 D 4 = 4',
    ]);
  });

  it('gives players who share a place the points of that place', async () => {
    expect(await season(['A BC DE'])).toEqual(['1 A 11 = 11', '2 B 7 = 7', '2 C 7 = 7', '4 D 4 = 4', '4 E 4 = 4']);
  });

  it('counts the best tournaments of each player, the earlier of equal ones', async () => {
    expect(await season(['A B', 'B A', 'B A', 'B A'], { best: 2 })).toEqual([
      '1 B 22 = (7) 11 11 (11)',
      '2 A 18 = 11 7 (7) (7)',
    ]);
  });

  it('orders equal sums by the best tournament, then by the number of tournaments', async () => {
    const placements = [
      { upTo: 1, points: 4 },
      { upTo: 2, points: 2 },
    ];
    expect(await season(['A B C', 'C B'], { participation: 0, placements })).toEqual([
      '1 C 4 = 0 4',
      '2 A 4 = 4',
      '3 B 4 = 2 2',
    ]);
  });

  it('does not depend on the order of players', async () => {
    expect(await season(['AB', 'BA'])).toEqual(['1 A 22 = 11 11', '1 B 22 = 11 11']);
  });

  it('is empty before the first tournament', async () => {
    expect(await season([])).toEqual([]);
  });
});
