/**
 * A whole match over HTTP, by the typed client, as two players would play it if they took any legal answer; then the
 * proof that it was fair.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, type KifuClient } from '../../src/client/index.js';
import { callerAt } from '../support/caller.js';
import { eventually } from '../support/ledger.js';
import { type Caller, createMatch, dice, seatedPlayer, step } from '../support/players.js';
import { publish } from '../support/publication.js';
import { freePort, runBuilt, type Running, untilReady } from '../support/processes.js';

const SEED = 2026;
const ACTIONS_MAX = 3_000;

let dataFolder: string;
let kifu: Running;
let api: Caller;
let admin: KifuClient;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-e2e-'));
  const port = await freePort();
  kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' });
  api = callerAt(`http://127.0.0.1:${port}`, await untilReady(kifu));
  admin = api.client();
});

afterAll(async () => {
  kifu.process.kill('SIGTERM');
  await kifu.ended;
  await rm(dataFolder, { recursive: true });
});

it('is played to its end, game after game, and every audit is good', async () => {
  const players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)] as const;
  const { id, games } = await createMatch(api, players, { bestOf: 3 });
  const watched = games[0]?.id ?? '';
  const params = (gameId: string) => ({ path: { id: gameId } });
  await answered(admin.GET('/v1/games/{id}/state', { params: { ...params(watched), query: { as: 'judge' } } }));
  const read = () => answered(admin.GET('/v1/matches/{id}', { params: params(id) }));
  const pick = dice(SEED);
  for (let number = 1; (await read()).status === 'running'; number += 1) {
    const gameId = await eventually(`game ${number} or the end`, async () => {
      const match = await read();
      if (match.status === 'ended') return 'none';
      const game = match.games[number - 1]?.id;
      if (game === undefined) return null;
      const { response } = await admin.GET('/v1/games/{id}', { params: params(game) });
      return response.ok ? game : null;
    });
    if (gameId === 'none') break;
    for (let actions = 0; (await step(api, gameId, players, pick)) !== null; actions += 1) {
      if (actions > ACTIONS_MAX) throw new Error(`the game of seed ${SEED} does not end`);
    }
    await eventually('the match to count the game', async () =>
      (await read()).games[number - 1]?.status === 'ended' ? true : null,
    );
  }
  const match = await read();
  expect(match.status).toBe('ended');
  expect(match.games.length).toBeGreaterThanOrEqual(2);
  await publish(api, id, players);
  const own = api.client(players[0].key);
  for (const game of match.games) {
    const audit = await answered(admin.GET('/v1/games/{id}/audit', { params: params(game.id) }));
    expect(audit).toMatchObject({ ok: true, firstDifference: null });
    expect(await answered(own.GET('/v1/games/{id}', { params: params(game.id) }))).toMatchObject({
      status: 'ended',
      outcome: { winners: game.winners },
      randomness: { secrets: { server: expect.any(String) as string } },
    });
  }
  const looks = await answered(own.GET('/v1/games/{id}/looks', { params: params(watched) }));
  expect(looks).toMatchObject({ items: [{ viewer: 'judge', read: 'state', by: { role: 'admin' } }] });
  expect(kifu.err()).not.toContain('"level":"error"');
});
