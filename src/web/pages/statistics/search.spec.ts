import { expect, it } from 'vitest';
import { queryOf, readStatisticsSearch } from './search.js';

it('knows what it can ask, and asks nothing else', () => {
  const league = '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912';
  const matchFormat = 'core-constructed';
  const good = {
    game: 'lorcana',
    league,
    matchFormat,
    from: '2026-01-31',
    to: '2026-02-28',
    minGames: 5,
    withoutTurns: true,
    counted: 'played',
  };
  expect(readStatisticsSearch(good)).toEqual(good);
  const bad = {
    game: '<b>',
    league: 'x',
    matchFormat: 'A B',
    from: '2026-13-01',
    to: 20260101,
    minGames: 0.5,
    withoutTurns: 'yes',
    counted: '__proto__',
  };
  expect(Object.values(readStatisticsSearch(bad)).every((each) => each === undefined)).toBe(true);
});

it('asks for a league, or else for a tournament, or else for a season', () => {
  const [league, tournament] = ['0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912', '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80913'];
  expect(queryOf(readStatisticsSearch({ tournament }))).toEqual({ tournament });
  expect(queryOf(readStatisticsSearch({ league, tournament }))).toEqual({ league });
  expect(queryOf(readStatisticsSearch({ tournament: 'x' }))).toEqual({});
  const season = '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80914';
  expect(queryOf(readStatisticsSearch({ season }))).toEqual({ season });
  expect(queryOf(readStatisticsSearch({ tournament, season }))).toEqual({ tournament });
  expect(queryOf(readStatisticsSearch({ league, season }))).toEqual({ league });
});

it('means the last day of a period as well', () => {
  expect(queryOf({ from: '2026-01-31', to: '2026-02-28' })).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});
