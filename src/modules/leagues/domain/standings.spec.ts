import { describe, expect, it } from 'vitest';
import { callsIn } from '../../../../test/support/calls.js';
import { type LeagueRecord, standingsOf } from './standings.js';

const record = (name: string, won: number, lost: number, drawn: number): LeagueRecord => ({
  playerId: `id-${name}`,
  name,
  won,
  lost,
  drawn,
  games: { won: won * 2, lost: lost * 2, drawn },
});

const POINTS = { win: 3, draw: 1, loss: 0 };
const table = (records: readonly LeagueRecord[], points = POINTS) =>
  standingsOf(records, points).map(({ rank, name, points, played }) => ({ rank, name, points, played }));

describe('standingsOf', () => {
  it('orders by points, then wins, then name', () => {
    const records = [record('Cleo', 0, 0, 3), record('Bea', 1, 2, 0), record('Dan', 2, 1, 0), record('Abe', 2, 1, 0)];
    expect(table(records)).toEqual([
      { rank: 1, name: 'Abe', points: 6, played: 3 },
      { rank: 1, name: 'Dan', points: 6, played: 3 },
      { rank: 3, name: 'Bea', points: 3, played: 3 },
      { rank: 4, name: 'Cleo', points: 3, played: 3 },
    ]);
  });

  it('gives the points the league gives', () => {
    expect(table([record('Abe', 6, 0, 0), record('Bea', 4, 2, 2)]).map(({ points }) => points)).toEqual([18, 14]);
    expect(table([record('Abe', 1, 1, 1)], { win: 2, draw: 1, loss: -1 })[0]?.points).toBe(2);
  });

  it('lists a player who has not finished a match', () => {
    expect(table([record('Abe', 0, 0, 0)])).toEqual([{ rank: 1, name: 'Abe', points: 0, played: 0 }]);
  });

  it('works in proportion to the players, but for putting them in order', async () => {
    const callsPerPlayer = async (players: number): Promise<number> => {
      const records = Array.from({ length: players }, (_, place) => record(`P${place}`, place, 0, 0));
      // In their order already: putting them into it takes one look at each.
      records.reverse();
      const calls = await callsIn('leagues/domain/standings.ts', () => void standingsOf(records, POINTS));
      return calls / players;
    };
    const few = await callsPerPlayer(200);
    expect(few).toBeGreaterThan(1);
    expect(await callsPerPlayer(4_000)).toBeLessThan(2 * few);
  });
});
