import { describe, expect, it } from 'vitest';
import { callsIn } from '../../../../test/support/calls.js';
import { MTR } from '../../../competition/index.js';
import { leaguePolicy, policyOfLeague } from '../tables/policies.js';
import { type LeaguePlayer, leagueStandings, type SeatResult } from './standings.js';

const players = (...names: readonly string[]): readonly LeaguePlayer[] =>
  names.map((name) => ({ playerId: `id-${name}`, name }));

/** `A won 2-0`, with the number of a team behind it: the seats of a match. */
const match = (matchId: string, ...seats: readonly string[]): readonly SeatResult[] =>
  seats.map((text) => {
    const [name = '', result = '', score = '', team] = text.split(' ');
    const [won = 0, lost = 0, drawn = 0] = score.split('-').map(Number);
    if (result !== 'won' && result !== 'lost' && result !== 'drawn') throw new Error(text);
    return {
      ...{ matchId, playerId: `id-${name}`, result },
      ...{ team: team === undefined ? null : Number(team), games: { won, lost, drawn } },
    };
  });

/** Three at a table, then two of them again. */
const PLAYED = [...match('m1', 'A won 1-0', 'B lost 0-1', 'C lost 0-1'), ...match('m2', 'A lost 0-2', 'B won 2-0')];

const table = async (seats: readonly SeatResult[], names: readonly string[], policy = MTR) =>
  (await leagueStandings(players(...names), seats, policy)).map(({ rank, name, numbers }) =>
    [rank, name, ...numbers.map(({ value }) => value)].join(' '),
  );

describe('the table of a league', () => {
  it('orders players of equal points by tie-breakers, each other seat as one opponent', async () => {
    // Match wins: A and B 3/6, C the floor of 0.33. Opponents of A: B, C, B; of B: A, C, A; of C: A, B.
    expect(await table(PLAYED, ['A', 'B', 'C'])).toEqual([
      '1 B 3 0.4433 0.6667 0.3322',
      '2 A 3 0.4433 0.3333 0.5544',
      '3 C 0 0.5000 0.3300 0.5000',
    ]);
  });

  it('counts no teammate as an opponent', async () => {
    const teams = match('m1', 'A won 1-0 0', 'B won 1-0 0', 'C lost 0-1 1', 'D lost 0-1 1');
    const explained = await leagueStandings(players('A', 'B', 'C', 'D'), teams, MTR, 'id-A');
    expect(explained[0]?.numbers[1]?.terms?.map(({ opponents }) => opponents[0]?.name)).toEqual(['C', 'D']);
    expect(explained.map(({ rank, numbers }) => `${rank} ${numbers[1]?.value}`)).toEqual([
      ...['1 0.3300', '1 0.3300'],
      ...['3 1', '3 1'],
    ]);
  });

  it('writes out the numbers of one player, by matches and opponents', async () => {
    const [, first] = await leagueStandings(players('A', 'B', 'C'), PLAYED, MTR, 'id-A');
    expect(first?.numbers.slice(0, 2)).toEqual([
      {
        ...{ measure: 'match-points', value: '3', fraction: '3', by: 'sum' },
        terms: [
          { matchId: 'm1', opponents: players('B', 'C'), raw: '3.0000', value: '3.0000', fraction: '3' },
          { matchId: 'm2', opponents: players('B'), raw: '0.0000', value: '0.0000', fraction: '0' },
        ],
      },
      {
        ...{ measure: 'opponents-match-win', value: '0.4433', fraction: '133/300', by: 'mean' },
        terms: [
          { matchId: 'm1', opponents: players('B'), raw: '0.5000', value: '0.5000', fraction: '1/2' },
          { matchId: 'm1', opponents: players('C'), raw: '0.0000', value: '0.3300', fraction: '33/100' },
          { matchId: 'm2', opponents: players('B'), raw: '0.5000', value: '0.5000', fraction: '1/2' },
        ],
      },
    ]);
    const [unasked] = await leagueStandings(players('A', 'B', 'C'), PLAYED, MTR);
    expect(unasked?.numbers.map(Object.keys)).toEqual(Array(4).fill(['measure', 'value', 'fraction']));
  });

  it('adds up matches and games, and gives the points of the league', async () => {
    const policy = policyOfLeague({ game: 'lorcana', points: { win: 2, draw: 1, loss: 0 } });
    const drawn = [...PLAYED, ...match('m3', 'A drawn 1-1-1', 'C drawn 1-1-1')];
    const [first] = await leagueStandings(players('A', 'B', 'C'), drawn, policy);
    expect(first).toMatchObject({
      ...{ rank: 1, playerId: 'id-A', name: 'A', points: 3, played: 3, won: 1, lost: 1, drawn: 1 },
      games: { won: 2, lost: 3, drawn: 1 },
    });
  });

  it('shows the direct encounters by which equal players have their places', async () => {
    const policy = { ...MTR, measures: ['match-points', 'direct-encounter', 'wins'] as const };
    const ring = [...match('m1', 'A won 1-0', 'B lost 0-1'), ...match('m2', 'B won 1-0', 'C lost 0-1')];
    const closed = [...ring, ...match('m3', 'C won 1-0', 'D lost 0-1'), ...match('m4', 'D won 1-0', 'B lost 0-1')];
    // Not all of the four have met, and each could still be reached: nobody is ahead (C.07, article 6.2).
    expect(await table(closed, ['A', 'B', 'C', 'D'], policy)).toEqual([
      ...['1 A 3 0 1', '1 B 3 0 1', '1 C 3 0 1', '1 D 3 0 1'],
    ]);
    const pair = [...match('m1', 'A lost 0-1', 'B won 1-0'), ...match('m2', 'A won 1-0', 'C lost 0-1')];
    expect(await table(pair, ['A', 'B', 'C'], policy)).toEqual(['1 B 3 1 1', '2 A 3 0 1', '3 C 0 0 0']);
    const [first] = await leagueStandings(players('A', 'B', 'C'), pair, policy, 'id-B');
    expect(first?.numbers[1]).toMatchObject({
      ...{ measure: 'direct-encounter', value: '1', by: 'encounter' },
      terms: [{ matchId: 'm1', opponents: players('A'), value: '3.0000' }],
    });
  });

  it('counts whole points of the league, also by a policy that counts halves', async () => {
    const halves = { ...MTR, unit: 2, points: { win: 2, draw: 1, loss: 0, bye: 2 } };
    const policy = leaguePolicy(halves, { win: 3, draw: 1, loss: 0 });
    expect(policy).toEqual({ ...MTR, points: { win: 3, draw: 1, loss: 0, bye: 3 } });
    const [first] = await leagueStandings(players('A', 'B', 'C'), PLAYED, policy);
    expect(first).toMatchObject({ points: 3, numbers: [{ measure: 'match-points', value: '3' }, {}, {}, {}] });
  });

  it('has places where the league gives no points for a win', async () => {
    const policy = policyOfLeague({ game: 'lorcana', points: { win: 0, draw: 0, loss: 0 } });
    expect(await table(PLAYED, ['A', 'B', 'C'], policy)).toEqual([
      expect.stringMatching(/^1 B 0 0\.\d{4}/),
      expect.stringMatching(/^2 A 0/),
      expect.stringMatching(/^3 C 0/),
    ]);
  });

  it('lists a player without a finished match, and equal players of one rank by name', async () => {
    expect(await table([], ['Bea', 'Abe'])).toEqual(['1 Abe 0 0 0.3300 0', '1 Bea 0 0 0.3300 0']);
  });

  it('does not count a person with two seats as an own opponent', async () => {
    const joined = match('m1', 'A won 1-0', 'A lost 0-1', 'B lost 0-1');
    const [first] = await leagueStandings(players('A', 'B'), joined, MTR, 'id-A');
    expect(first?.numbers[1]?.terms?.map(({ opponents }) => opponents)).toEqual([players('B'), players('B')]);
  });

  it('works in proportion to the players, but for putting them in order', async () => {
    const callsPerPlayer = async (count: number): Promise<number> => {
      const all = players(...Array.from({ length: count }, (_, place) => `P${String(place).padStart(5, '0')}`));
      const calls = await callsIn('leagues/domain/standings.ts', () => leagueStandings(all, [], MTR));
      return calls / count;
    };
    const few = await callsPerPlayer(200);
    expect(few).toBeGreaterThan(1);
    expect(await callsPerPlayer(4_000)).toBeLessThan(2 * few);
  });
});
