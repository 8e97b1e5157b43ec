import { describe, expect, it } from 'vitest';
import type { Clock, PgPools } from '../../../platform/database/index.js';
import type { GameStatisticsReport, StatisticsFilter } from './statistics-report.js';
import { RememberedReports } from './remembered-reports.js';

const MEBIBYTE = 2 ** 20;

/** Answers as a database would in which so much has changed. */
function remembering() {
  const stamp = { version: '1', owed: false };
  const pools = { app: { query: () => Promise.resolve({ rows: [{ ...stamp }] }) } };
  const clock = { now: () => new Date() };
  return { stamp, remembered: new RememberedReports(pools as unknown as PgPools, clock as unknown as Clock) };
}

const filterOf = (limit: number): StatisticsFilter => ({
  game: null,
  scopeId: null,
  seasonId: null,
  format: null,
  from: null,
  to: null,
  withoutTurns: false,
  minGames: 1,
  limit,
});

const reportOf = (game: string): GameStatisticsReport => ({
  game,
  games: 0,
  gamesWithoutTurns: 0,
  gamesWithAssertions: 0,
  publicGames: 0,
  formats: [],
  wins: { byDeck: [], byPlayer: [], byTurnOrder: [] },
  matchups: [],
  length: null,
  counted: [],
});

describe('remembered reports', () => {
  it('are those of what was asked for, until something changes', async () => {
    const { stamp, remembered } = remembering();
    const ask = async (limit: number, made: string) =>
      (await remembered.get(filterOf(limit), 'all', () => Promise.resolve([reportOf(made)])))[0]?.game;
    expect([await ask(1, 'a'), await ask(1, 'b'), await ask(2, 'c'), await ask(2, 'd')]).toEqual(['a', 'a', 'c', 'c']);
    stamp.version = '2';
    expect([await ask(1, 'e'), await ask(1, 'f')]).toEqual(['e', 'e']);
    stamp.owed = true;
    expect([await ask(1, 'g'), await ask(1, 'h')]).toEqual(['g', 'h']);
    stamp.owed = false;
    expect(await ask(1, 'i')).toBe('e');
  });

  it('of a season are other reports when it has another tournament', async () => {
    const { remembered } = remembering();
    const filter = { ...filterOf(1), seasonId: 's' };
    const ask = async (tournaments: readonly string[], made: string) =>
      (await remembered.get(filter, tournaments, () => Promise.resolve([reportOf(made)])))[0]?.game;
    expect([await ask(['t'], 'a'), await ask(['t'], 'b'), await ask(['t', 'u'], 'c')]).toEqual(['a', 'a', 'c']);
  });

  it('take eight mebibytes at most, and what is larger is not kept', async () => {
    const { remembered } = remembering();
    for (let limit = 1; limit <= 40; limit += 1) {
      await remembered.get(filterOf(limit), 'all', () => Promise.resolve([reportOf('x'.repeat(MEBIBYTE / 8))]));
      expect(remembered.bytes).toBeLessThanOrEqual(8 * MEBIBYTE);
    }
    expect(remembered.bytes).toBeGreaterThan(4 * MEBIBYTE);
    await remembered.get(filterOf(50), 'all', () => Promise.resolve([reportOf('x'.repeat(9 * MEBIBYTE))]));
    expect(remembered.bytes).toBeLessThanOrEqual(8 * MEBIBYTE);
  });
});
