/**
 * Goal: the lists of matches and the tables of leagues say what the ledger says, and a rebuild makes them again to the
 * row.
 */
import { Module, type OnModuleInit } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games, rulesFor } from '../../../src/engine/index.js';
import { LeaguesModule } from '../../../src/modules/leagues/index.js';
import { matchListing } from '../../../src/modules/matches/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Consumers, Rebuilds } from '../../../src/platform/projections/index.js';
import { serve, type TestApi } from '../../support/api.js';
import { eventually, recordEvents } from '../../support/ledger.js';
import { type MatchOptions, type RecordedMatch, recordedMatch } from '../../support/recorded-matches.js';

@Module({})
class MatchListingModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
  ) {}

  onModuleInit(): void {
    this.consumers.register(matchListing);
    this.rebuilds.registerProjection(matchListing);
  }
}

/** A league is of a game that Kifu knows, whichever. */
const PLAYED = { game: games[0] ?? '', format: rulesFor(games[0] ?? '')?.formats[0] ?? '' };

const WON = { winner: 'p1' } as const;
const LOST = { winner: 'p2' } as const;
const DRAWN = { winner: null } as const;

let api: TestApi;
let abe: string;
let bea: string;
let cleo: string;
let leagueId: string;
let finished: RecordedMatch;
let running: RecordedMatch;

beforeAll(async () => {
  api = await serve([LeaguesModule, MatchListingModule]);
  [abe, bea, cleo] = [await player('Abe'), await player('Bea'), await player('Cleo')];
  const league = await api.call('POST', '/v1/leagues', { name: 'Test league', ...PLAYED });
  ({ id: leagueId } = league.body as { id: string });
  finished = await record({ players: [abe, bea], leagueId, games: [WON, LOST, WON] });
  await record({ players: [bea, cleo], leagueId, games: [WON, DRAWN] });
  await record({ players: [cleo, abe], leagueId, games: [WON, LOST, DRAWN] });
  running = await record({ players: [abe, cleo], leagueId, games: [WON, WON], ended: false });
  await record({ players: [abe, bea], games: [WON] });
  await record({ players: [abe, bea], leagueId: newId(), games: [LOST] });
});

afterAll(async () => {
  await api.close();
});

const player = async (name: string) => ((await api.call('POST', '/v1/players', { name })).body as { id: string }).id;

/** Appends the match and waits until the listing knows its end. */
async function record(options: MatchOptions): Promise<RecordedMatch> {
  const match = recordedMatch(options);
  for (const [stream, events] of match.streams) await recordEvents(api.app.get(EventStore), stream, events);
  const last = match.gameIds.at(-1);
  const wanted = options.ended === false ? 'running' : 'ended';
  await eventually('the listing has the game', async () => {
    const [game] = await rows(`select status from game_listings where id = '${last}'`);
    return game?.['status'] === wanted ? true : null;
  });
  return match;
}

const rows = async (sql: string) => (await api.app.get(PgPools).app.query<Record<string, unknown>>(sql)).rows;

describe('the listing of matches', () => {
  it('tells an ended match with its games', async () => {
    const [match] = await rows(`select * from match_listings where id = '${finished.matchId}'`);
    expect(match).toMatchObject({
      status: 'ended',
      game: 'toy',
      best_of: 3,
      league_id: leagueId,
      players: [abe, bea],
      winners: ['p1'],
      draw: false,
      result: { p1: { won: 2, lost: 1, drawn: 0 }, p2: { won: 1, lost: 2, drawn: 0 } },
    });
    const games = await rows(`select * from game_listings where match_id = '${finished.matchId}' order by number`);
    expect(games.map(({ id, number, winners, turns, actions }) => ({ id, number, winners, turns, actions }))).toEqual([
      { id: finished.gameIds[0], number: 1, winners: ['p1'], turns: 12, actions: 40 },
      { id: finished.gameIds[1], number: 2, winners: ['p2'], turns: 12, actions: 40 },
      { id: finished.gameIds[2], number: 3, winners: ['p1'], turns: 12, actions: 40 },
    ]);
  });

  it('tells a running match from an ended one', async () => {
    const [match] = await rows(`select * from match_listings where id = '${running.matchId}'`);
    expect(match).toMatchObject({ status: 'running', winners: [], result: null, ended_at: null });
  });
});

describe('GET /v1/leagues/:id/standings', () => {
  it('adds up the ended matches of the league', async () => {
    const answer = await eventually('all three matches', async () => {
      const table = await standings();
      return table.standings.reduce((sum, { played }) => sum + Number(played), 0) === 6 ? table : null;
    });
    const points = { win: 3, draw: 1, loss: 0 };
    expect(answer).toMatchObject({
      ...{ league: { id: leagueId, points }, policy: { points: { ...points, bye: 3 } } },
    });
    expect(answer.standings).toEqual([
      row(1, abe, 'Abe', { points: 4, won: 1, lost: 0, drawn: 1, games: { won: 3, lost: 2, drawn: 1 } }),
      row(2, bea, 'Bea', { points: 3, won: 1, lost: 1, drawn: 0, games: { won: 2, lost: 2, drawn: 1 } }),
      row(3, cleo, 'Cleo', { points: 1, won: 0, lost: 1, drawn: 1, games: { won: 1, lost: 2, drawn: 2 } }),
    ]);
  });

  it('writes out the numbers of one player, and refuses an id that is no UUID', async () => {
    const asked = await api.call('GET', `/v1/leagues/${leagueId}/standings?explain=${cleo}`);
    const rows = (asked.body as Table).standings;
    const explained = rows.flatMap(({ name, numbers }) =>
      (numbers as readonly { readonly terms?: readonly Readonly<Record<string, unknown>>[] }[]).map(
        ({ terms }) => [name, terms?.map(({ value, opponents }) => [value, opponents])] as const,
      ),
    );
    const [of, points] = explained.find(([, terms]) => terms !== undefined) ?? [];
    expect(of).toBe('Cleo');
    expect(points).toEqual([
      ['0.0000', [{ playerId: bea, name: 'Bea' }]],
      ['1.0000', [{ playerId: abe, name: 'Abe' }]],
    ]);
    expect(await api.call('GET', `/v1/leagues/${leagueId}/standings?explain=Cleo`)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });

  it('is empty for a league without matches, and unknown without a league', async () => {
    const league = await api.call('POST', '/v1/leagues', { name: 'Empty', ...PLAYED });
    const { id } = league.body as { id: string };
    expect((await api.call('GET', `/v1/leagues/${id}/standings`)).body).toMatchObject({ standings: [] });
    expect(await api.call('GET', `/v1/leagues/${newId()}/standings`)).toMatchObject({
      status: 404,
      body: { code: 'league.not-found' },
    });
  });
});

describe('a rebuild', () => {
  it.each([
    ['matches', ['match_listings', 'game_listings']],
    ['standings', ['league_results']],
  ])('of %s makes identical tables', async (name, tables) => {
    const contents = () =>
      Promise.all(tables.map((table) => rows(`select to_jsonb(t) as row from ${table} t order by 1`)));
    const before = await contents();
    expect(before.every((table) => table.length > 0)).toBe(true);
    for (const table of tables) await rows(`delete from ${table} where random() < 0.5`);
    await api.app.get(Rebuilds).run(name, () => undefined);
    expect(await contents()).toEqual(before);
  });
});

interface Table {
  readonly standings: readonly Readonly<Record<string, unknown>>[];
}

const standings = async () => (await api.call('GET', `/v1/leagues/${leagueId}/standings`)).body as Table;

const row = (
  rank: number,
  playerId: string,
  name: string,
  sums: { points: number; won: number; lost: number; drawn: number; games: object },
) => ({
  ...{ rank, playerId, name, ...sums, played: sums.won + sums.lost + sums.drawn },
  numbers: expect.arrayContaining([
    { measure: 'match-points', value: String(sums.points), fraction: String(sums.points) },
  ]) as unknown,
});
