/**
 * Goal: nobody who reads the logs can act as somebody else. Method: the built service logs everything it can, people
 * log in, keys are made, rotated and sent where they do not belong, and whatever was secret is looked for in every
 * line. If it fails, the printed line tells who logs it; `platform/logging` knows what secrets look like.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kifuClient } from '../../src/client/index.js';
import { secretIn } from '../support/key-parts.js';
import { type Caller, createMatch, seatedPlayer } from '../support/players.js';
import { freePort, runBuilt, type Running, untilReady } from '../support/processes.js';

const PASSWORD = 'correct horse battery staple';
const OTHER_PASSWORD = 'another password altogether';
const THIRD_PASSWORD = 'the third of all passwords';

let dataFolder: string;
let kifu: Running;
let base: string;
let admin: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-secrets-'));
  const port = await freePort();
  kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: String(port), LOG_LEVEL: 'trace' });
  admin = await untilReady(kifu);
  base = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  kifu.process.kill('SIGTERM');
  await kifu.ended;
  await rm(dataFolder, { recursive: true });
});

/** Everything that was given out and must not be read anywhere. */
const secrets = new Set<string>([PASSWORD, OTHER_PASSWORD, THIRD_PASSWORD]);

async function call(method: string, path: string, body?: unknown, key: string | null = admin) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await noted(response) };
}

/** The same by the typed client. */
const client: Caller['client'] = (key = admin) =>
  kifuClient({
    url: base,
    key,
    fetch: async (request) => {
      const response = await fetch(request);
      await noted(response.clone());
      return response;
    },
  });

/** What was answered, after its secrets were noted. */
async function noted(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await response.text();
  const read = (text === '' ? {} : JSON.parse(text)) as Readonly<Record<string, unknown>>;
  for (const name of ['key', 'accessToken', 'refreshToken', 'secret', 'token']) {
    const value = read[name];
    // The id in a key is public.
    if (typeof value === 'string') secrets.add(/^kifu_[a-z0-9]{16}_(.*)$/.exec(value)?.[1] ?? value);
  }
  return read;
}

it('shows no secret at any level, whatever is done with them', async () => {
  const text = (value: unknown): string => String(value);
  const { body: judge } = await call('POST', '/v1/keys', { role: 'judge', label: 'table 4' });
  const { body: rotated } = await call('POST', `/v1/keys/${text(judge.id)}/rotations`, {});
  const { body: account } = await call('POST', '/v1/accounts', { login: 'somebody', password: PASSWORD });
  const { body: session } = await call('POST', '/v1/sessions', { login: 'somebody', password: PASSWORD }, null);
  const { body: refreshed } = await call('POST', '/v1/sessions/refresh', { refreshToken: session.refreshToken }, null);
  const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  expect((await call('PUT', '/v1/accounts/me/password', change, text(refreshed.accessToken))).status).toBe(204);
  const { body: reset } = await call('POST', `/v1/players/${text(account.playerId)}/password-resets`);
  const spend = { token: reset.token, newPassword: THIRD_PASSWORD };
  expect((await call('POST', '/v1/password-resets', spend, null)).status).toBe(204);
  expect((await call('POST', '/v1/password-resets', spend, null)).status).toBe(401);

  const caller = { call, client };
  const players = [await seatedPlayer(caller, 'One', 0), await seatedPlayer(caller, 'Two', 1)];
  const match = await createMatch(caller, players);
  await call('GET', `/v1/games/${match.games[0]?.id ?? ''}/state?as=everything`, undefined, text(rotated.key));

  // Where they do not belong: other headers, paths, queries, bodies that are none, and a second time.
  const given = [judge.key, session.accessToken, session.refreshToken, refreshed.refreshToken, reset.token];
  for (const secret of given.map(text)) {
    await call('GET', `/v1/players/${secret}`);
    await call('GET', `/v1/matches?cursor=${secret}`);
    await call('GET', `/v1/${secret}?key=${secret}`, undefined, secret);
    await call('POST', '/v1/sessions/refresh', { refreshToken: secret, [secret]: secret }, null);
    await call('POST', '/v1/password-resets', { token: secret, newPassword: 'short' }, null);
    await call('POST', '/v1/sessions', `{"login": "somebody", "password": "${secret}`, null);
    await fetch(`${base}/v1/leagues`, { headers: { authorization: secret, 'x-request-id': secret, cookie: secret } });
  }
  await call('POST', '/v1/sessions', { login: 'somebody', password: OTHER_PASSWORD, [PASSWORD]: 1 }, null);
  await call('POST', '/v1/sessions', { login: OTHER_PASSWORD, password: PASSWORD }, null);

  const banner = kifu.out();
  const lines = `${banner.replace(admin, '')}\n${kifu.err()}`.split('\n');
  expect(lines.length).toBeGreaterThan(50);
  secrets.add(secretIn(admin));
  expect(secrets.size).toBeGreaterThan(10);
  expect(lines.filter((line) => [...secrets].some((secret) => line.includes(secret)))).toEqual([]);
});
