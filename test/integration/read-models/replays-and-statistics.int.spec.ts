/**
 * Goal: when a game has ended, its replay and its statistics appear by themselves, can be read over HTTP, and a rebuild
 * makes them again to the byte. The games are whole games, played by the engine.
 */
import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rulesFor, type Viewer } from '../../../src/engine/index.js';
import { reexecute } from '../../../src/modules/replays/domain/re-execution.js';
import { gameReplay } from '../../../src/modules/replays/domain/replay-document.js';
import { ReplayTable } from '../../../src/modules/replays/replay-table.js';
import { ReplaysModule } from '../../../src/modules/replays/index.js';
import { StatisticsModule } from '../../../src/modules/statistics/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Rebuilds } from '../../../src/platform/projections/index.js';
import { Queues, QueueModule, RebuildIncomplete } from '../../../src/platform/queue/index.js';
import { serve, type TestApi } from '../../support/api.js';
import { eventually, recordEvents } from '../../support/ledger.js';
import { type RecordedGame, recordedGame } from '../../support/recorded-game.js';

const GAMES = 6;
const SEATS = 2;
/** It is all computing. */
const BUILT_MS = 90_000;
/** The documents of a match of one game: its own, and that of the game in full. */
const DOCUMENTS = 2;

let api: TestApi;
let leagueId: string;
let players: readonly [string, string];
let recorded: readonly RecordedGame[];

beforeAll(async () => {
  api = await serve([QueueModule.at({ works: true }), ReplaysModule, StatisticsModule]);
  Logger.overrideLogger(false);
  leagueId = newId();
  players = [await player('Abe'), await player('Bea')];
  const decks = [newId(), newId()] as const;
  recorded = Array.from({ length: GAMES }, (_, seed) =>
    recordedGame({ seed: seed + 1, players, decks, ...(seed < 4 && { leagueId }) }),
  );
  for (const game of recorded) await record(game);
  const isAll = async () => {
    const [count] = await rows(`select (select count(*) from replays) + (select count(*) from game_facts) as n`);
    return Number(count?.['n']) === GAMES * (DOCUMENTS + SEATS) ? true : null;
  };
  await eventually('all documents and facts', isAll, BUILT_MS);
});

afterAll(async () => {
  Logger.overrideLogger(['log', 'warn', 'error', 'fatal']);
  await api.close();
});

const rows = async (sql: string) => (await api.app.get(PgPools).app.query<Record<string, unknown>>(sql)).rows;
const player = async (name: string) => ((await api.call('POST', '/v1/players', { name })).body as { id: string }).id;

async function record({ matchId, gameId, matchEvents, gameEvents }: RecordedGame): Promise<void> {
  const store = api.app.get(EventStore);
  await recordEvents(store, matchId, matchEvents);
  await recordEvents(store, gameId, gameEvents);
}

const first = (): RecordedGame => {
  const [game] = recorded;
  if (game === undefined) throw new Error('games were recorded');
  return game;
};

/** On a busy machine who asks first comes again. */
const onceMade = (path: string) =>
  eventually(`an answer at ${path}`, async () => {
    const answer = await api.call('GET', path);
    return answer.status === 202 ? null : answer;
  });

/** Made apart from the service, of the events that it keeps. */
async function documentOf({ game, gameId }: RecordedGame, viewer: Viewer): Promise<unknown> {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error(`there is a game ${game}`);
  const reexecution = reexecute(await api.app.get(EventStore).read(gameId), () => rules);
  const made = await gameReplay(rules, reexecution, () => Promise.resolve(), { viewer });
  return JSON.parse(JSON.stringify(made));
}

interface Replay {
  readonly format: string;
  readonly game: { readonly id: string; readonly startedAt: string; readonly endedAt: string };
  readonly verification: { readonly agrees: boolean };
  readonly start: unknown;
  readonly frames: readonly { readonly n: number; readonly delta: readonly unknown[] }[];
  readonly moments: readonly { readonly kind: string; readonly frame: number }[];
}

describe('GET /v1/games/:id/replay', () => {
  it('gives the whole game, which agrees with its record', async () => {
    const { gameId, gameEvents } = first();
    const answer = await api.call('GET', `/v1/games/${gameId}/replay`);
    const replay = answer.body as Replay;
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(replay).toMatchObject({ format: 'kifu-replay/1', kind: 'game', game: { id: gameId } });
    expect(replay.verification.agrees).toBe(true);
    expect(replay.frames).toHaveLength(gameEvents.length - 1);
    expect(replay.moments.at(-1)?.kind).toBe('end');
  });

  it('has a tag that saves the second transfer', async () => {
    const url = `${await api.app.getUrl()}/v1/games/${first().gameId}/replay`;
    const authorization = `Bearer ${api.adminKey}`;
    const tag = (await fetch(url, { headers: { authorization } })).headers.get('etag');
    expect(tag).toMatch(/^W\/".+"$/);
    const again = await fetch(url, { headers: { authorization, 'if-none-match': tag ?? '' } });
    expect(again.status).toBe(304);
  });

  it('gives frames a to b, from the board of frame a', async () => {
    const { gameId } = first();
    const slice = (await api.call('GET', `/v1/games/${gameId}/replay?from=3&to=5`)).body as Replay;
    expect(slice.frames.map(({ n }) => n)).toEqual([3, 4, 5]);
    expect(slice.frames[0]?.delta).toEqual([]);
    const tail = (await api.call('GET', `/v1/games/${gameId}/replay?from=3`)).body as Replay;
    expect(tail.start).toEqual(slice.start);
  });

  it('refuses invalid bounds', async () => {
    for (const bounds of ['from=-1', 'from=a', 'to=1.5', 'frames=3']) {
      const answer = await api.call('GET', `/v1/games/${first().gameId}/replay?${bounds}`);
      expect([bounds, answer.status, (answer.body as { code: string }).code]).toEqual([bounds, 400, 'request.invalid']);
    }
  });

  it('is 404 before the end and for what is no game', async () => {
    const running = recordedGame({ seed: 90 });
    await recordEvents(api.app.get(EventStore), running.gameId, running.gameEvents.slice(0, 5));
    const path = (id: string) => `/v1/games/${id}/replay`;
    expect(await api.call('GET', path(running.gameId))).toMatchObject({
      status: 404,
      body: { code: 'replay.not-ended' },
    });
    expect(await api.call('GET', path(newId()))).toMatchObject({ status: 404, body: { code: 'replay.not-found' } });
    expect(await api.call('GET', path(first().matchId))).toMatchObject({
      status: 404,
      body: { code: 'replay.not-found' },
    });
    expect(await api.call('GET', path('7'))).toMatchObject({ status: 400 });
  });

  it('is sent as the bytes that are kept, or as their text', async () => {
    const { gameId } = first();
    const url = `${await api.app.getUrl()}/v1/games/${gameId}/replay`;
    const get = async (headers: Record<string, string>) => {
      const answer = await request(url, { headers: { authorization: `Bearer ${api.adminKey}`, ...headers } });
      return { headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) };
    };
    const [kept] = await rows(`select document, sha256 from replays where id = '${gameId}'`);
    const [zipped, plain, refused] = [
      await get({ 'accept-encoding': 'br, gzip' }),
      await get({}),
      await get({ 'accept-encoding': 'gzip;q=0' }),
    ];
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.vary).toMatch(/accept-encoding/i);
    expect(zipped.bytes.equals(kept?.['document'] as Buffer)).toBe(true);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(createHash('sha256').update(plain.bytes).digest('hex')).toBe(kept?.['sha256']);
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    expect(refused.bytes.equals(plain.bytes)).toBe(true);
    expect(new Set([zipped, plain, refused].map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('is made at the first request, once for simultaneous requests', async () => {
    const { gameId, matchId } = first();
    const adding = vi.spyOn(api.app.get(ReplayTable), 'add');
    const added = () => adding.mock.calls.map(([, , { viewer, branch }]) => `${viewer} ${branch}`).toSorted();
    const read = (query: string) => onceMade(`/v1/games/${gameId}/replay${query}`);
    const asked = await Promise.all(['spectator', 'spectator', 'p1', 'p2', 'spectator'].map((as) => read(`?as=${as}`)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(asked.map(({ body }) => (body as { game: { viewer: string } }).game.viewer)).toEqual([
      'spectator',
      'spectator',
      'p1',
      'p2',
      'spectator',
    ]);
    expect(added()).toEqual(['p1 1', 'p2 1', 'spectator 1']);
    const again = await read('?as=spectator&branch=1');
    expect(again.body).toEqual(asked[0]?.body);
    expect(again.body).toEqual(await documentOf(first(), { kind: 'spectator' }));
    expect(await read('?as=spectator&branch=2')).toMatchObject({
      status: 404,
      body: { code: 'replay.no-such-branch' },
    });
    await rows(`delete from replays where id in ('${gameId}', '${matchId}')`);
    expect(await read('?branch=2')).toMatchObject({ status: 404, body: { code: 'replay.no-such-branch' } });
    expect((await read('')).body).toEqual(await documentOf(first(), { kind: 'everything' }));
    expect((await onceMade(`/v1/matches/${matchId}/replay`)).status).toBe(200);
    expect(added()).toHaveLength(5);
    adding.mockRestore();
    await api.app.get(Rebuilds).run('replays', () => undefined);
    const left = await rows(`select viewer from replays where id = '${gameId}'`);
    expect(left).toEqual([{ viewer: 'everything' }]);
  });

  it('is never that of an earlier end, whichever branch is asked for', async () => {
    const { gameId, matchId } = first();
    const paths = [`games/${gameId}/replay`, `games/${gameId}/replay?branch=1`, `matches/${matchId}/replay`];
    const before = await rows(`select * from replays where id in ('${gameId}', '${matchId}') order by id`);
    await rows(
      `update replays set version = version - 1, document = '\\x00', sha256 = '' where id in ('${gameId}', '${matchId}')`,
    );
    for (const path of paths) expect((await onceMade(`/v1/${path}`)).status).toBe(200);
    expect(await rows(`select * from replays where id in ('${gameId}', '${matchId}') order by id`)).toEqual(before);
  });

  it('is 202 while its job is tried again, and 503 when that has failed for good', async () => {
    const { matchId, gameId, matchEvents, gameEvents } = recordedGame({ seed: 91 });
    await recordEvents(api.app.get(EventStore), matchId, matchEvents.slice(0, 1));
    const [opening, ...rest] = gameEvents;
    const altered = { ...(opening?.payload as object), ruleset: 'other@1999-01-01' };
    await recordEvents(api.app.get(EventStore), gameId, [{ type: 'GameStarted', payload: altered }, ...rest]);
    const job = `replay-${gameId}-${gameEvents.length}`;
    const queues = api.app.get(Queues);
    await eventually('the first failure', async () =>
      (await queues.find('build-game-replay', job))?.state === 'retrying' ? true : null,
    );
    expect((await api.call('GET', `/v1/games/${gameId}/replay`)).status).toBe(202);
    await rows(`update bullmq.job set state = 'failed' where id = '${job}'`);
    expect(await api.call('GET', `/v1/games/${gameId}/replay`)).toMatchObject({
      status: 503,
      body: { code: 'replay.failed' },
    });
  });
});

describe('GET /v1/matches/:id/replay', () => {
  it('lists the games of the match', async () => {
    const { matchId, gameId } = first();
    const { body } = await api.call('GET', `/v1/matches/${matchId}/replay`);
    expect(body).toMatchObject({
      format: 'kifu-replay/1',
      kind: 'match',
      match: { id: matchId, leagueId, bestOf: 1 },
      games: [{ id: gameId, number: 1, replay: `/v1/games/${gameId}/replay` }],
    });
  });
});

/** The facts of a game that never was. */
const GARBAGE_FACT = `insert into game_facts
  select (jsonb_populate_record(f, jsonb_build_object('game_id', '${newId()}'))).* from game_facts f limit 1`;

interface Rate {
  readonly n: number;
  readonly hits: number;
  readonly low: number;
  readonly high: number;
}

interface Report {
  readonly game: string;
  readonly games: number;
  readonly formats: readonly { readonly format: string; readonly games: number }[];
  readonly wins: Readonly<
    Record<'byDeck' | 'byPlayer' | 'byTurnOrder', readonly { key: string; label: string; wins: Rate }[]>
  >;
  readonly length: { readonly turns: { readonly n: number; readonly mean: number } } | null;
  readonly counted: readonly {
    readonly id: string;
    readonly perGame: { readonly n: number; readonly mean: number } | null;
    readonly perTurn: readonly { readonly turn: number; readonly n: number; readonly mean: number }[];
    readonly perCard: readonly { readonly card: string; readonly times: number; readonly wins: Rate }[];
  }[];
}

const report = async (query = ''): Promise<Report> => {
  const { body } = await api.call('GET', `/v1/statistics${query}`);
  const [game] = (body as { items: readonly Report[] }).items;
  if (game === undefined) throw new Error('a game has facts');
  return game;
};

describe('GET /v1/statistics', () => {
  const winsOf = (seat: string, games = recorded) =>
    games.filter(({ state }) => state.outcome?.winners.includes(seat) === true).length;

  it('adds up wins by player, deck and turn order, each with n and interval', async () => {
    const { games, wins } = await report();
    expect(games).toBe(GAMES);
    const abe = wins.byPlayer.find(({ key }) => key === players[0]);
    expect(abe).toMatchObject({ label: 'Abe', wins: { n: GAMES, hits: winsOf('p1') } });
    expect(wins.byDeck.map(({ wins: { hits } }) => hits).toSorted()).toEqual([winsOf('p1'), winsOf('p2')].toSorted());
    const [draw, play] = wins.byTurnOrder;
    expect([draw?.key, play?.key]).toEqual(['draw', 'play']);
    expect((draw?.wins.hits ?? 0) + (play?.wins.hits ?? 0)).toBe(GAMES);
    for (const { wins: rate } of [...wins.byPlayer, ...wins.byDeck, ...wins.byTurnOrder]) {
      expect(rate.low).toBeLessThanOrEqual(rate.hits / rate.n);
      expect(rate.high).toBeGreaterThanOrEqual(rate.hits / rate.n);
    }
  });

  it('tells how long games are', async () => {
    const { length } = await report();
    const turns = recorded.map(({ state }) => state.turn.number);
    expect(length?.turns.n).toBe(GAMES);
    expect(length?.turns.mean).toBeCloseTo(turns.reduce((sum, n) => sum + n, 0) / GAMES, 6);
  });

  it('counts what the game declares, per game, turn and card', async () => {
    const { counted } = await report();
    for (const { perGame } of counted) expect(perGame?.n).toBe(GAMES * 2);
    const series = counted.filter(({ perTurn }) => perTurn.length > 0);
    expect(series.length).toBeGreaterThan(0);
    for (const { perTurn } of series) {
      expect(perTurn.map(({ turn }) => turn)).toEqual(perTurn.map((_, index) => index + 1));
      expect(perTurn[0]?.n).toBe(GAMES * 2);
    }
    const cards = counted.filter(({ perCard }) => perCard.length > 0);
    expect(cards.length).toBeGreaterThan(0);
    for (const { perCard, perGame } of cards) {
      const times = perCard.reduce((sum, card) => sum + card.times, 0);
      expect(times).toBeCloseTo((perGame?.mean ?? 0) * GAMES * 2, 6);
    }
  });

  it('takes a league, a span of time and a least number of games', async () => {
    expect((await report(`?league=${leagueId}`)).games).toBe(4);
    expect((await report(`?league=${newId()}`)).games).toBe(0);
    expect((await report('?to=2000-01-01T00:00:00Z')).games).toBe(0);
    expect((await report('?from=2000-01-01T00:00:00Z')).games).toBe(GAMES);
    expect((await report('?from=1000-01-01T00:00:00%2B23:59')).games).toBe(GAMES);
    expect((await report('?from=9999-12-31T23:59:59-23:59')).games).toBe(0);
    const rare = await report(`?minGames=${GAMES + 1}`);
    expect(rare.wins.byPlayer).toEqual([]);
    expect(rare.length).toBeNull();
  });

  it('takes a format, alone and with a league, which has one', async () => {
    const { format } = first().state;
    expect((await report()).formats).toEqual([{ format, games: GAMES }]);
    expect(await report(`?matchFormat=${format}`)).toEqual(await report());
    expect(await report(`?matchFormat=${format}&league=${leagueId}`)).toEqual(await report(`?league=${leagueId}`));
    const other = await report('?matchFormat=another');
    expect([other.games, other.formats, other.wins.byPlayer]).toEqual([0, [], []]);
    expect((await report(`?matchFormat=another&league=${leagueId}`)).games).toBe(0);
  });

  it('has no report for an unplayed game, and refuses nonsense', async () => {
    expect(await api.call('GET', '/v1/statistics?game=unheard-of')).toMatchObject({ status: 200, body: { items: [] } });
    const noMoments = ['yesterday', '2026-W10-1', '2026-100', '2026-02-30', '2026-01-01T10:00', '2026-01-01T10:00:60Z'];
    for (const query of [
      'league=7',
      'tournament=7',
      `league=${newId()}&tournament=${newId()}`,
      'minGames=0',
      'colour=red',
      'format=csv',
      'matchFormat=A%20B',
      ...noMoments.map((each) => `from=${each}`),
    ]) {
      expect([query, (await api.call('GET', `/v1/statistics?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

describe('a rebuild', () => {
  it.each([
    ['replays', 'replays', 'id', DOCUMENTS],
    ['statistics', 'game_facts', 'game_id', SEATS],
  ])(
    'of %s makes the identical table, and names the one game that it cannot carry out',
    async (name, table, id, each) => {
      await rows(
        `delete from ${table} where ${id} <> all('{${recorded.flatMap((r) => [r.gameId, r.matchId]).join()}}')`,
      );
      const contents = () => rows(`select md5(t::text) as row from ${table} t order by 1`);
      const before = await contents();
      expect(before).toHaveLength(GAMES * each);
      await rows(`delete from ${table} where ${id} = '${first().gameId}'`);
      await rows(
        name === 'replays'
          ? `insert into replays (id, kind, sha256, document, version) values ('${newId()}', 'game', '', '', 1)`
          : GARBAGE_FACT,
      );
      const progress: number[] = [];
      const rebuilt = api.app.get(Rebuilds).run(name, (done, total) => progress.push(done / total));
      await expect(rebuilt).rejects.toThrow(RebuildIncomplete);
      expect(progress.at(-1)).toBe(1);
      expect(await contents()).toEqual(before);
    },
  );
});
