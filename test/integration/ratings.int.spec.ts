/**
 * Goal: ratings are a function of the results that are on record, whatever order, batches, corrections and merges they
 * came in. Method: events of many weeks are handed to the projection in random batches; its tables are compared with
 * ratings that are computed from the last results, period by period. Then an evening is played over HTTP.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decayed, ratedBy, type Rating, WEEKLY_RATINGS } from '../../src/competition/index.js';
import { DatabaseSettings, inTransaction, PgPools } from '../../src/platform/database/index.js';
import type { Json, LedgerEvent } from '../../src/platform/event-store/index.js';
import { playerRatings } from '../../src/modules/ratings/index.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { serveKifu, type TestApi } from '../support/api.js';
import { eventually } from '../support/ledger.js';
import { entrants, TournamentCalls } from '../support/tournament.js';
import { FORMAT, GAME } from '../support/players.js';

const WEEK = 7 * 86_400_000;
const MONDAY = Date.parse('2026-01-05T00:00:00.000Z');

const idOf = (kind: string, number: number): string => `${kind}0000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
const player = (number: number): string => idOf('a', number);

/** Matches of one league, each a stream of its own, and the events of merges. */
class Log {
  readonly events: LedgerEvent[] = [];
  private week = 0;

  at(week: number): this {
    this.week = week;
    return this;
  }

  add(stream: string, type: string, payload: Json): this {
    const position = this.events.length + 1;
    this.events.push({
      ...{ stream, version: position, type, schemaVersion: 1, payload, position, hash: '' },
      ...{ metadata: { actor: { keyId: 'k', role: 'admin' } } },
      recordedAt: new Date(MONDAY + this.week * WEEK + position).toISOString(),
    });
    return this;
  }

  create(match: number, first: number, second: number, more: Record<string, Json> = {}): this {
    const seats = [first, second].map((number, at) => ({
      seat: at === 0 ? 'B' : 'A',
      playerId: player(number),
      deckId: 'd',
    }));
    const matchId = idOf('b', match);
    return this.add(matchId, 'MatchCreated', {
      ...{ matchId, game: GAME, format: FORMAT, bestOf: 1, seats, leagueId: idOf('c', 1), ...more },
    });
  }

  /** 2 if the first player wins, 1 for a draw, 0 if the second player wins. */
  end(match: number, score: number): this {
    const winners = score === 1 ? [] : [score === 2 ? 'B' : 'A'];
    return this.add(idOf('b', match), 'MatchEnded', { winners, draw: score === 1, games: [], result: {} });
  }
}

let database: TestDatabase;
let pools: PgPools;

beforeAll(async () => {
  database = await freshDatabase();
  pools = new PgPools(new DatabaseSettings(database.url));
});

afterAll(async () => {
  await pools.close();
  await database.close();
});

interface SeenRating extends Rating {
  readonly player: string;
  readonly period: number;
  readonly newest: boolean;
}

const RATINGS = `select player_id::text as player, period, rating, deviation, volatility, is_newest as newest
from player_ratings order by player_id, period`;
const NOTICES = `select player_id::text as player, position::int, round(before) as before, round(after) as after
from rating_corrections order by position, player_id`;

/** What the projection makes of these events, if they come in batches of such sizes. */
async function rated({ events }: Log, batches: readonly number[] = [1]) {
  return inTransaction(pools.app, async (tx) => {
    await playerRatings.clear(tx);
    for (let at = 0, batch = 0; at < events.length; batch += 1) {
      const size = batches[batch % batches.length] ?? 1;
      await playerRatings.handle(tx, events.slice(at, at + size));
      at += size;
    }
    return {
      ratings: (await tx.query<SeenRating>(RATINGS)).rows,
      notices: (await tx.query<{ player: string; position: number; before: number; after: number }>(NOTICES)).rows,
    };
  });
}

interface Played {
  readonly week: number;
  readonly first: string;
  readonly second: string;
  readonly score: number | null;
}

/** The same from the last results alone, one period after the other. */
function expected(matches: readonly Played[]): readonly Omit<SeenRating, 'period'>[] {
  const last = new Map<string, Rating & { readonly week: number }>();
  const rows: Omit<SeenRating, 'period' | 'newest'>[] = [];
  for (const week of [...new Set(matches.map((match) => match.week))].toSorted((a, b) => a - b)) {
    const inWeek = matches.filter(
      (match) => match.week === week && match.score !== null && match.first !== match.second,
    );
    const before = new Map(last);
    const ratingOf = (id: string): Rating => {
      const found = before.get(id);
      return found === undefined ? WEEKLY_RATINGS.start : decayed(found, week - found.week - 1, WEEKLY_RATINGS);
    };
    for (const id of new Set(inWeek.flatMap(({ first, second }) => [first, second]))) {
      const results = inWeek.flatMap(({ first, second, score }) => {
        if (score === null || (first !== id && second !== id)) return [];
        return [{ opponent: ratingOf(first === id ? second : first), score: (first === id ? score : 2 - score) / 2 }];
      });
      const { rating, deviation, volatility } = ratedBy(ratingOf(id), results, WEEKLY_RATINGS);
      last.set(id, { rating, deviation, volatility, week });
      rows.push({ player: id, rating, deviation, volatility });
    }
  }
  const sorted = rows.toSorted((a, b) => (a.player < b.player ? -1 : a.player > b.player ? 1 : 0));
  return sorted.map((row, at) => ({ ...row, newest: sorted[at + 1]?.player !== row.player }));
}

/** Rows are rounded to four digits; what rests on rounded rows may differ a little more. */
const near = (rows: readonly Omit<SeenRating, 'period'>[]) =>
  rows.map(({ player: id, newest, rating, deviation }) => ({
    ...{ player: id, newest },
    ...{ rating: expect.closeTo(rating, 2) as number, deviation: expect.closeTo(deviation, 2) as number },
  }));

const plain = (rows: readonly SeenRating[]) =>
  rows.map(({ player: id, newest, rating, deviation }) => ({ player: id, newest, rating, deviation }));

describe('the projection of ratings', () => {
  it('rates a first win and a first loss by the same amount', async () => {
    const { ratings, notices } = await rated(new Log().create(1, 1, 2).end(1, 2));
    const [winner, loser] = ratings;
    expect(ratings.map((row) => row.player)).toEqual([player(1), player(2)]);
    // g = 0.66907, E = 0.5: φ' = 1.67149, and the change φ'² g (s − E) on the scale of 173.7178.
    expect(winner?.rating).toBeCloseTo(1662.3109, 2);
    expect(winner?.deviation).toBeCloseTo(290.319, 2);
    expect((loser?.rating ?? 0) + (winner?.rating ?? 0)).toBeCloseTo(3000, 3);
    expect(notices).toEqual([]);
  });

  it('counts a ruled result in its first week, and notes whose ratings changed', async () => {
    const log = new Log().create(1, 1, 2).create(2, 2, 3).create(3, 3, 4).end(1, 2).at(1).end(2, 0).at(2).end(3, 1);
    const before = await rated(log);
    log.at(5).add(idOf('b', 1), 'MatchReopened', { gameId: 'g', number: 1 }).end(1, 0);
    const after = await rated(log, [3]);
    const matches = [
      { week: 0, first: player(1), second: player(2), score: 0 },
      { week: 1, first: player(2), second: player(3), score: 0 },
      { week: 2, first: player(3), second: player(4), score: 1 },
    ];
    expect(plain(after.ratings)).toEqual(near(expected(matches)));
    expect(new Set(after.notices.map(({ position }) => position))).toEqual(new Set([7, 8]));
    const newest = (rows: readonly SeenRating[], id: string) =>
      rows.find((row) => row.player === id && row.newest)?.rating ?? 0;
    const last = after.notices.filter(({ position, player: id }) => position === 8 && id !== player(4));
    expect(last.map((notice) => notice.player)).toEqual([player(1), player(2), player(3)]);
    for (const { player: id, after: shown } of last) expect(shown).toBe(Math.round(newest(after.ratings, id)));
    expect(newest(after.ratings, player(2))).toBeGreaterThan(newest(before.ratings, player(2)));
  });

  it('gives no notice of a correction within the week', async () => {
    const log = new Log().create(1, 1, 2).end(1, 2);
    log.add(idOf('b', 1), 'MatchReopened', { gameId: 'g', number: 1 }).end(1, 0);
    const { ratings, notices } = await rated(log);
    expect(notices).toEqual([]);
    expect(ratings[0]?.rating).toBeLessThan(1500);
  });

  it('counts no match that staff closed, or of a tournament twice, or outside of leagues', async () => {
    const pairing = { tournamentId: idOf('d', 1), round: 1, table: 1 };
    const log = new Log().create(1, 1, 2).create(2, 1, 2, { pairing }).create(3, 1, 2, { leagueId: null });
    log.end(2, 2).end(3, 2);
    const cause = { kind: 'closing', id: 'x/1' };
    log.add(idOf('b', 1), 'MatchClosed', { kind: 'no-show', lost: ['A'], reason: 'Away', cause }).end(1, 2);
    expect((await rated(log)).ratings).toEqual([]);
    log.add(idOf('b', 1), 'MatchClosingLifted', { reason: 'Came', cause }).end(1, 2);
    expect((await rated(log)).ratings).toHaveLength(2);
  });

  it('rates merged records as one player, and apart again once they are separated', async () => {
    const log = new Log().create(1, 1, 2).create(2, 3, 2).create(3, 1, 3).end(1, 2).at(1).end(2, 2).end(3, 2);
    const apart = await rated(log);
    log.at(2).add(idOf('e', 1), 'PlayersMerged', { playerId: player(3), into: player(1), reason: 'Twice' });
    const merged = [
      { week: 0, first: player(1), second: player(2), score: 2 },
      { week: 1, first: player(1), second: player(2), score: 2 },
    ];
    expect(plain((await rated(log)).ratings)).toEqual(near(expected(merged)));
    const notices = (await rated(log)).notices;
    expect(notices.map((notice) => notice.player)).toEqual([player(1), player(2)]);
    const own = apart.ratings.find((row) => row.player === player(1) && row.newest);
    expect(notices[0]?.before).toBe(Math.round(own?.rating ?? 0));
    log.add(idOf('e', 1), 'PlayersSeparated', { playerId: player(3), from: player(1), reason: 'Two after all' });
    expect((await rated(log, [4])).ratings).toEqual(apart.ratings);
  });

  it('notes a merge in every game and format that it concerns', async () => {
    const log = new Log().create(1, 1, 2).create(2, 3, 2).end(1, 2).end(2, 0);
    log.create(3, 1, 2, { format: 'other' }).create(4, 3, 2, { format: 'other' }).end(3, 0).end(4, 0).at(1);
    log.add(idOf('e', 1), 'PlayersMerged', { playerId: player(3), into: player(1), reason: 'Twice' });
    const { notices } = await rated(log);
    expect(notices.filter((notice) => notice.player === player(1))).toHaveLength(2);
  });

  it('gives no notice of a merge in the week of the results', async () => {
    const log = new Log().create(1, 1, 2).create(2, 3, 2).end(1, 2).end(2, 2);
    log.add(idOf('e', 1), 'PlayersMerged', { playerId: player(3), into: player(1), reason: 'Twice' });
    const { ratings, notices } = await rated(log);
    expect(ratings.map((row) => row.player)).toEqual([player(1), player(2)]);
    expect(notices).toEqual([]);
  });

  it('makes the same tables of any history in any batches', async () => {
    const match = fc.record({ first: fc.nat(5), second: fc.nat(5) });
    const act = fc.record({ match: fc.nat(9), score: fc.nat(2), later: fc.nat(2), reopens: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(match, { minLength: 10, maxLength: 10 }),
        fc.array(act, { minLength: 1, maxLength: 25 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        async (matches, acts, batches) => {
          const log = new Log();
          for (const [at, { first, second }] of matches.entries()) log.create(at, first, second);
          const results = matches.map(({ first, second }) => ({
            ...{ first: player(first), second: player(second), week: -1, score: null as number | null },
          }));
          let week = 0;
          for (const { match: at, score, later, reopens } of acts) {
            log.at((week += later));
            const result = results[at];
            if (result === undefined) continue;
            if (result.week < 0) result.week = week;
            result.score = reopens ? null : score;
            if (reopens) log.add(idOf('b', at), 'MatchReopened', { gameId: 'g', number: 1 });
            else log.end(at, score);
          }
          const one = await rated(log);
          expect(plain(one.ratings)).toEqual(near(expected(results)));
          expect(await rated(log, batches)).toEqual(one);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('ratings over HTTP', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await serveKifu('all');
  });

  afterAll(() => api.close());

  interface SeenPlayer {
    readonly id: string;
    readonly place: number;
    readonly name: string;
    readonly rating: number;
    readonly deviation: number;
    readonly conservative: number;
    readonly isProvisional: boolean;
    readonly results: number;
  }

  const LIST = `/v1/ratings?game=${GAME}&format=${FORMAT}`;
  const list = async (more = '') => {
    const { status, body } = await api.call('GET', `${LIST}${more}`, undefined, null);
    expect(status).toBe(200);
    return body as { readonly items: readonly SeenPlayer[]; readonly next: string | null };
  };
  const own = async (id: string, key?: string | null) =>
    (await api.call('GET', `/v1/players/${id}/ratings`, undefined, key)).body as {
      readonly hidden: boolean;
      readonly ratings: readonly { readonly history: readonly { readonly results: number }[] }[];
    };

  it('follow the results of a tournament, and a player can hide them from others', async () => {
    const players = await entrants(api, 'Ada Bea Cas Dan');
    const [ada, bea] = players;
    if (ada === undefined || bea === undefined) throw new Error('four players');
    const evening = await TournamentCalls.created(api, { bestOf: 3 });
    await evening.register(players);
    await evening.post('/stages');
    await evening.round();
    await evening.finish();
    await evening.round();
    await evening.finish();
    const { items } = await eventually('all ratings', async () => {
      const page = await list();
      return page.items.reduce((sum, { results }) => sum + results, 0) === 8 ? page : null;
    });
    const [first] = items;
    expect(first).toMatchObject({ place: 1, name: 'Ada', results: 2, isProvisional: true });
    expect(first?.conservative).toBe(Math.round((first?.rating ?? 0) - 2 * (first?.deviation ?? 0)));
    expect(items.map(({ place }) => place)).toEqual([1, 2, 2, 4]);

    const page = await list('&limit=3');
    const rest = await api.call('GET', page.next ?? '', undefined, null);
    expect([...page.items, ...(rest.body as typeof page).items]).toEqual(items);

    expect((await own(ada.id, null)).ratings[0]?.history.map(({ results }) => results)).toEqual([2]);
    const path = `/v1/players/${ada.id}/ratings/visibility`;
    expect(await api.call('PUT', path, { hidden: true }, bea.key)).toMatchObject({ status: 403 });
    expect(await api.call('PUT', path, { hidden: true }, ada.key)).toMatchObject({
      status: 200,
      body: { hidden: true },
    });
    expect((await list()).items.map(({ name }) => name)).not.toContain('Ada');
    expect(await own(ada.id, null)).toEqual({ hidden: true, ratings: [] });
    expect((await own(ada.id, ada.key)).ratings).toHaveLength(1);
    await api.call('PUT', path, { hidden: false }, ada.key);
    expect((await list()).items).toEqual(items);
  });

  it('refuse what names no player, game or format', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await api.call('GET', `/v1/players/${nobody}/ratings`)).toMatchObject({ status: 404 });
    expect(await api.call('PUT', `/v1/players/${nobody}/ratings/visibility`, { hidden: true })).toMatchObject({
      status: 404,
    });
    expect(await api.call('GET', '/v1/ratings')).toMatchObject({ status: 400 });
    expect(await api.call('GET', `${LIST}&cursor=x`)).toMatchObject({ status: 400 });
    expect((await list('x')).items).toEqual([]);
  });
});
