/**
 * Goal: what is made of a paper match is made as of any other: its replays, its statistics and its audit, and a rebuild
 * makes them again. Method: a match recorded over HTTP by a scorekeeper, who tells how chance fell, up to a concession.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgPools } from '../../../src/platform/database/index.js';
import { Rebuilds } from '../../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { Scorekeeper } from '../../support/paper-match.js';
import { FORMAT, GAME, seatedPlayer, type TestMatch, type TestPlayer } from '../../support/players.js';

const STEPS = 30;
const BUILT_MS = 60_000;

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let keeper: Scorekeeper;
let matchId: string;
let gameId: string;

beforeAll(async () => {
  api = await serveKifu('all');
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  const { key } = (await api.call('POST', '/v1/keys', { role: 'scorekeeper' })).body as { key: string };
  keeper = new Scorekeeper(api, key);
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  const terms = { game: GAME, format: FORMAT, bestOf: 1, seats, randomness: 'asserted' };
  const match = (await keeper.call('POST', '/v1/matches', terms)).body as TestMatch;
  [matchId, gameId] = [match.id, match.games[0]?.id ?? ''];
  for (let steps = 0; steps < STEPS; steps += 1) await keeper.step(gameId);
  await keeper.toDecision(gameId);
  expect((await keeper.call('POST', `/v1/games/${gameId}/concede`, { seat: 'p2' })).status).toBe(200);
});

afterAll(() => api.close());

interface Replay {
  readonly game: { readonly actions: number };
  readonly verification: { readonly agrees: boolean };
  readonly frames: readonly {
    readonly version: number;
    readonly action: { readonly kind: string; readonly told?: unknown } | null;
    readonly log: readonly { readonly kind: string; readonly asserted?: boolean }[];
  }[];
}

const replay = (query = '', key?: string) =>
  eventually(
    'the replay',
    async () => {
      const { status, body } = await api.call('GET', `/v1/games/${gameId}/replay${query}`, undefined, key);
      return status === 200 ? (body as Replay) : null;
    },
    BUILT_MS,
  );

const events = async () => {
  const { items } = (await keeper.call('GET', `/v1/games/${gameId}/events?limit=500`)).body as {
    items: readonly { type: string }[];
  };
  return items;
};

describe('a paper match', () => {
  it('has a replay with a frame for each report, which agrees with its record', async () => {
    const { verification, frames, game } = await replay('?as=everything');
    expect(verification).toMatchObject({ agrees: true });
    const told = frames.filter(({ action }) => action?.kind === 'assert');
    expect(told.length).toBe((await events()).filter(({ type }) => type === 'ChanceAsserted').length);
    expect(told.length).toBeGreaterThan(3);
    for (const { action, log } of told) {
      expect(action?.told).toEqual(expect.any(Array));
      expect(log[0]).toMatchObject({ kind: 'chanceTold', asserted: true });
    }
    expect(game.actions).toBe(frames.filter(({ action }) => action !== null).length);
  });

  it('shows its players in their replays that an outcome was reported, but not which', async () => {
    for (const { key } of players) {
      const { frames, verification } = await replay('', key);
      expect(verification.agrees).toBe(true);
      const told = frames.filter(({ action }) => action?.kind === 'assert');
      expect(told.length).toBeGreaterThan(3);
      for (const { action } of told) expect(action).toEqual({ kind: 'assert' });
    }
  });

  it('counts in the statistics, as a game in which something is known by assertion only', async () => {
    const report = await eventually('the facts', async () => {
      const { items } = (await api.call('GET', '/v1/statistics')).body as {
        items: readonly { games: number; gamesWithAssertions: number; wins: Record<string, unknown> }[];
      };
      return items[0]?.games === 1 ? items[0] : null;
    });
    expect(report).toMatchObject({ gamesWithAssertions: 1 });
    expect(report.wins['byPlayer']).toMatchObject(
      [players[0], players[1]]
        .map(({ id }) => ({ key: id, wins: { n: 1, hits: id === players[0].id ? 1 : 0 } }))
        .toSorted((one, other) => other.wins.hits - one.wins.hits),
    );
    expect((await api.call('GET', `/v1/matches/${matchId}`)).body).toMatchObject({ winners: ['p1'] });
  });

  it('is audited, its chance being asserted', async () => {
    expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({
      ok: true,
      chance: 'asserted',
      states: { differing: 0 },
      commitments: { ok: true },
    });
  });

  it.each([
    // The other eyes have theirs when they ask again.
    ['replays', `(select * from replays where viewer = 'everything')`],
    ['statistics', 'game_facts'],
  ])('has the same %s after a rebuild', async (name, table) => {
    await replay();
    const rows = () => api.app.get(PgPools).app.query(`select md5(t::text) as row from ${table} t order by 1`);
    const before = (await rows()).rows;
    expect(before.length).toBeGreaterThan(0);
    await api.app.get(Rebuilds).run(name, () => undefined);
    expect((await rows()).rows).toEqual(before);
  });
});
