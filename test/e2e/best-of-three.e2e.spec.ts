/** A whole match over HTTP, as two players would play it if they took any legal answer; then the proof that it was fair. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerAt } from '../support/caller.js';
import { eventually } from '../support/ledger.js';
import { type Caller, createMatch, dice, seatedPlayer, step, type TestMatch } from '../support/players.js';
import { publish } from '../support/publication.js';
import { freePort, runBuilt, type Running, untilReady } from '../support/processes.js';

const SEED = 2026;
const ACTIONS_MAX = 3_000;

let dataFolder: string;
let kifu: Running;
let api: Caller;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-e2e-'));
  const port = await freePort();
  kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' });
  const admin = await untilReady(kifu);
  api = callerAt(`http://127.0.0.1:${port}`, admin);
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
  expect((await api.call('GET', `/v1/games/${watched}/state?as=judge`)).status).toBe(200);
  const read = async () => (await api.call('GET', `/v1/matches/${id}`)).body as TestMatch;
  const pick = dice(SEED);
  for (let number = 1; (await read()).status === 'running'; number += 1) {
    const gameId = await eventually(`game ${number} or the end`, async () => {
      const match = await read();
      if (match.status === 'ended') return 'none';
      const game = match.games[number - 1]?.id;
      return game !== undefined && (await api.call('GET', `/v1/games/${game}`)).status === 200 ? game : null;
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
  for (const game of match.games) {
    const audit = await api.call('GET', `/v1/games/${game.id}/audit`);
    expect(audit).toMatchObject({ status: 200, body: { ok: true, firstDifference: null } });
    expect(await api.call('GET', `/v1/games/${game.id}`, undefined, players[0].key)).toMatchObject({
      body: {
        status: 'ended',
        outcome: { winners: game.winners },
        randomness: { secrets: { server: expect.any(String) as string } },
      },
    });
  }
  const looks = await api.call('GET', `/v1/games/${watched}/looks`, undefined, players[0].key);
  expect(looks.body).toMatchObject({ items: [{ viewer: 'judge', read: 'state', by: { role: 'admin' } }] });
  expect(kifu.err()).not.toContain('"level":"error"');
});
