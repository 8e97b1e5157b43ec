/**
 * Goal: a caller who sees what is hidden from them otherwise is on record before they do, and the players can read of
 * it afterwards. Method: a judge looks in every way there is; the record is read by everybody.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventStore, StoreUnavailable } from '../../../src/platform/event-store/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { follow } from '../../support/event-stream.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, FORMAT, GAME, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;
let gameId: string;
let version: number;

interface Look {
  readonly version: number;
  readonly by: { readonly role: string; readonly keyId: string };
  readonly read: string;
  readonly viewer: string;
  readonly from: number;
  readonly to: number | null;
  readonly reason: string | null;
  readonly endedAt: string | null;
}

beforeAll(async () => {
  api = await serveKifu();
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  judge = await keyOf('judge');
});

beforeEach(async () => {
  gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  const pick = dice(4);
  for (let taken = 0; taken < 5; taken += 1) await step(api, gameId, players, pick);
  ({ version } = (await read('')).body as { version: number });
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

const keyOf = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
const read = (path: string, key?: string) => api.call('GET', `/v1/games/${gameId}${path}`, undefined, key);
const looks = async (key?: string) => ((await read('/looks', key)).body as { items: readonly Look[] }).items;
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const concede = () => api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[1].key);

describe('a look', () => {
  it('is recorded with who, through whose eyes, of which versions, and why; once', async () => {
    for (const path of ['/state?as=p2&reason=A%20call', '/state?as=p2', '/decisions?as=p2']) await read(path, judge);
    await read('/state?as=p2&version=3', judge);
    await read('/log?as=judge&after=1&limit=2', judge);
    await read('/events?as=everything&after=2', judge);
    await read('/events?as=everything&after=500', judge);
    const told = await looks();
    expect(told).toMatchObject([
      { version: 1, read: 'state', viewer: 'p2', from: version, to: version, reason: 'A call', endedAt: null },
      { version: 2, read: 'state', viewer: 'p2', from: 3, to: 3, reason: null },
      { version: 3, read: 'log', viewer: 'judge', from: 2, to: 3 },
      { version: 4, read: 'events', viewer: 'judge', from: 3, to: version },
    ]);
    expect(new Set(told.map(({ by }) => `${by.role} ${by.keyId}`)).size).toBe(1);
    await read('/state?as=p2');
    expect((await looks()).at(-1)).toMatchObject({ version: 5, by: { role: 'admin' } });
    expect(((await read('/looks?after=2&limit=2')).body as { items: unknown[]; next: string }).items).toHaveLength(2);
  });

  it('is recorded however many are taken at once', async () => {
    const versions = Array.from({ length: version }, (_, before) => before + 1);
    const paths = ['p1', 'p2', 'judge', 'everything'].flatMap((viewer) =>
      versions.flatMap((one) => [`/state?as=${viewer}&version=${one}`, `/log?as=${viewer}&after=${one - 1}&limit=9`]),
    );
    const answers = await Promise.all(paths.map((path) => read(path, judge)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const told = await looks();
    expect(new Set(told.map(({ viewer, from, to }) => `${viewer} ${from} ${to}`)).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(4 * version);
  });

  it('is not recorded if the own view shows as much', async () => {
    for (const path of ['/state', '/state?as=spectator', '/log', '/events', '/decisions', '']) await read(path, judge);
    for (const path of ['/state?as=p1', '/state', '/log?as=spectator']) await read(path, players[0].key);
    expect((await read('/state?as=p2', players[0].key)).status).toBe(403);
    expect((await read('/state?as=p2&version=99', judge)).status).toBe(404);
    expect(await looks()).toEqual([]);
  });

  it('does not change the version of the game', async () => {
    await read('/state?as=everything', judge);
    expect((await read('')).body).toMatchObject({ version });
  });

  it('lasts while a judge follows the game, and ends when the judge leaves', async () => {
    const told = await follow(api, `/v1/games/${gameId}/stream?after=0&as=p1`, judge, version);
    expect(told).toHaveLength(version);
    const ended = await eventually('the end of the look', async () => {
      const [look] = await looks();
      return look?.endedAt === null ? null : look;
    });
    expect(ended).toMatchObject({ read: 'stream', viewer: 'p1', from: 1, to: version });
    await follow(api, `/v1/games/${gameId}/stream?after=0&as=p1`, judge, version);
    expect(await looks()).toHaveLength(2);
  });

  it('is one in a case and in the sandbox, too', async () => {
    const claim = { gameId, step: 3, claim: 'Misplay', text: 'See the log.' };
    const { id } = (await api.call('POST', '/v1/cases', claim, players[0].key)).body as { id: string };
    expect(await looks()).toEqual([]);
    await api.call('GET', `/v1/cases/${id}`, undefined, judge);
    await api.call('POST', '/v1/sandbox', { game: { id: gameId, version: 4 } }, judge);
    expect(await looks()).toMatchObject([
      { read: 'case', viewer: 'judge', from: 2, to: version },
      { read: 'sandbox', viewer: 'judge', from: 4, to: 4 },
    ]);
  });

  it('that cannot be recorded is not given', async () => {
    const append = vi.spyOn(EventStore.prototype, 'append').mockRejectedValue(new StoreUnavailable('down'));
    for (const path of ['/state?as=p2', '/log?as=everything', '/stream?as=p1']) {
      const { status, body } = await read(path, judge);
      expect([path, status, Object.keys(body as object).includes('view')]).toEqual([path, 503, false]);
    }
    append.mockRestore();
    expect(await looks()).toEqual([]);
  });
});

describe('the record of looks', () => {
  it('is read part by part, each look with its end, also from another part', async () => {
    const follows = () => follow(api, `/v1/games/${gameId}/stream?after=0&as=p1`, judge, version);
    await follows();
    await eventually('the end of the look', async () => ((await looks())[0]?.endedAt ?? null) && true);
    for (const at of [2, 3]) await read(`/state?as=p2&version=${at}`, judge);
    await follows();
    const whole = await eventually('the end of the last look', async () => {
      const all = await looks();
      return all.at(-1)?.endedAt === null ? null : all;
    });
    expect(whole).toMatchObject([
      { version: 1, read: 'stream', from: 1, to: version },
      { version: 3, read: 'state', from: 2 },
      { version: 4, read: 'state', from: 3 },
      { version: 5, read: 'stream', from: 1, to: version },
    ]);
    for (const limit of [1, 2, 3, 6]) {
      const told: Look[] = [];
      let next: string | null = `/v1/games/${gameId}/looks?limit=${limit}`;
      while (next !== null) {
        const page = (await api.call('GET', next)).body as { items: readonly Look[]; next: string | null };
        expect(page.items.length).toBeLessThanOrEqual(limit);
        told.push(...page.items);
        ({ next } = page);
      }
      expect(told).toEqual(whole);
    }
    expect((await read('/looks?after=99')).body).toEqual({ items: [], next: null });
  });

  it('is read only by staff at once, and by the players after the game', async () => {
    await read('/state?as=p2', judge);
    const stranger = await seatedPlayer(api, 'Cal', 0);
    const spectator = await keyOf('spectator');
    for (const role of ['judge', 'head-judge', 'scorekeeper', 'organiser']) {
      expect([role, (await looks(await keyOf(role))).length]).toEqual([role, 1]);
    }
    for (const { key } of [...players, stranger]) expect(codeOf(await read('/looks', key))).toBe('game.looks-withheld');
    expect(codeOf(await read('/looks', spectator))).toBe('identity.role-forbidden');
    await concede();
    for (const { key } of players) expect(await looks(key)).toMatchObject([{ viewer: 'p2', by: { role: 'judge' } }]);
    expect(codeOf(await read('/looks', stranger.key))).toBe('game.looks-withheld');
    expect(codeOf(await read('/looks', spectator))).toBe('identity.role-forbidden');
  });

  it('continues after the game, until that is public', async () => {
    await concede();
    await read('/state?as=p2', judge);
    expect(await looks(players[1].key)).toMatchObject([{ viewer: 'p2' }]);
  });

  it('is not there for a game that is not', async () => {
    gameId = '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081';
    expect(codeOf(await read('/looks'))).toBe('game.not-found');
    expect((await api.call('GET', '/v1/games/x/looks')).status).toBe(400);
  });
});

describe('a lasting look', () => {
  it('ends with the role that allowed it, before any further event is sent', async () => {
    const league = { name: 'League', game: GAME, format: FORMAT };
    const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { id: string };
    const onlooker = (await api.call('POST', '/v1/players', { name: 'Cyd' })).body as TestPlayer;
    const role = `/v1/leagues/${leagueId}/roles/${onlooker.id}/judge`;
    expect((await api.call('PUT', role)).status).toBe(204);
    gameId = (await createMatch(api, players, { leagueId })).games[0]?.id ?? '';
    const told = follow(api, `/v1/games/${gameId}/stream?as=everything&after=0`, onlooker.key, 9);
    await eventually('the look is recorded', async () => ((await looks()).length > 0 ? true : null));
    await step(api, gameId, players, dice(4));
    expect((await api.call('DELETE', role)).status).toBe(204);
    for (let taken = 0; taken < 3; taken += 1) await step(api, gameId, players, dice(taken));
    expect((await told).map(({ id }) => id).filter((id) => id > 2)).toEqual([]);
    await eventually('the look has ended', async () =>
      ((await looks()).at(-1)?.endedAt ?? null) === null ? null : true,
    );
  });
});
