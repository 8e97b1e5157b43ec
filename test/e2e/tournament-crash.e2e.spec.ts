/**
 * Goal: nothing of a tournament is lost when the service is killed while it pairs a large round, or right after it has
 * answered. Method: the built service on a database of its own, killed with SIGKILL and started again.
 */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { childrenRunning, freePort, runBuilt, type Running, until } from '../support/processes.js';
import { FORMAT, GAME } from '../support/players.js';
import type { SeenRound, SeenTournament } from '../support/tournament.js';

const KEY = `kifu_${'a'.repeat(16)}_${'b'.repeat(43)}`;
/** So many are paired in a process of their own, for about a second. */
const PLAYERS = 1_000;
const LINES = 500;

let database: TestDatabase;
let env: Record<string, string>;
let url: string;
let kifu: Running;

beforeEach(async () => {
  database = await freshDatabase();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const secrets = randomBytes(32).toString('base64');
  env = { DATABASE_URL: database.url, PORT: String(port), KIFU_SECRETS_KEY: secrets, KIFU_ADMIN_KEY: KEY };
  await start();
});

afterEach(async () => {
  kifu.process.kill('SIGTERM');
  await kifu.ended;
  await database.close();
});

async function start(): Promise<void> {
  kifu = runBuilt('main', env);
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(kifu, 'ready API', isReady);
}

async function kill(): Promise<void> {
  kifu.process.kill('SIGKILL');
  await kifu.ended;
}

async function ask<Body>(path: string, body?: object, once = randomBytes(8).toString('hex')): Promise<Body> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', 'idempotency-key': once };
  const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${url}/v1/tournaments${path}`, sent);
  const answer: unknown = await response.json();
  expect({ path, ok: response.ok, answer: response.ok || answer }).toEqual({ path, ok: true, answer: true });
  return answer as Body;
}

it('keeps a tournament of 1,000 when it is killed as it pairs, and pairs once', { timeout: 300_000 }, async () => {
  const { id } = await ask<SeenTournament>('', { name: 'Open', game: GAME, format: FORMAT, bestOf: 3 });
  await ask(`/${id}/registration`, { open: true });
  for (let from = 0; from < PLAYERS; from += LINES) {
    const lines = Array.from({ length: LINES }, () => ({ name: `P ${randomBytes(6).toString('hex')}`, isNew: true }));
    await ask(`/${id}/players`, { newPlayers: true, lines });
  }
  const begun = await ask<SeenTournament>(`/${id}/stages`, {});

  const unanswered = ask(`/${id}/pairings`, { round: 1 }, 'pair-1').then(
    () => 'answered',
    () => 'lost',
  );
  await until(kifu, 'pairing', () => childrenRunning('pair.main', kifu.process.pid).length > 0);
  await kill();
  expect(await unanswered).toBe('lost');

  await start();
  const after = await ask<SeenTournament>(`/${id}`);
  expect({ version: after.version, proposal: after.proposal }).toEqual({ version: begun.version, proposal: null });
  const proposed = await ask<{ version: number }>(`/${id}/pairings`, { round: 1 }, 'pair-1');
  expect(await ask(`/${id}/pairings`, { round: 1 }, 'pair-1')).toEqual(proposed);
  await ask(`/${id}/rounds`, { round: 1, proposal: proposed.version });
  await kill();

  await start();
  const { tables, byes } = await ask<SeenRound>(`/${id}/rounds/1`);
  const paired = tables.flatMap(({ players }) => players.map(({ playerId }) => playerId));
  expect(byes).toEqual([]);
  expect(new Set(paired).size).toBe(PLAYERS);
  expect(paired).toHaveLength(PLAYERS);
});
