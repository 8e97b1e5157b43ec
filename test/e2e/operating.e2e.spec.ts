/**
 * What the operator of Kifu sees of it: where its log and its keys go, who reaches it, and how it goes on without its
 * database.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/database.js';
import { freePort, runBuilt, type Running, until, untilReady } from '../support/processes.js';

const KEY = `kifu_${'a'.repeat(16)}_${'b'.repeat(43)}`;

let dataFolder: string;
let port: number;
let kifu: Running | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-operating-'));
  port = await freePort();
});

afterEach(async () => {
  kifu?.process.kill('SIGTERM');
  await kifu?.ended;
  kifu = undefined;
  await rm(dataFolder, { recursive: true });
});

const ask = (path: string, host = '127.0.0.1'): Promise<number> =>
  fetch(`http://${host}:${port}${path}`, { headers: { authorization: `Bearer ${KEY}` } }).then(
    ({ status }) => status,
    () => 0,
  );

const postmaster = (): number =>
  Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('npm start', () => {
  it('keeps its log, shows no key, serves this machine alone, and restarts a killed PostgreSQL', async () => {
    kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: String(port), KIFU_ADMIN_KEY: KEY, LOG_FILE: '' });
    await untilReady(kifu);
    const logFile = join(dataFolder, 'kifu.log');
    expect(kifu.err()).toBe('');
    expect(kifu.out()).toContain(logFile);
    expect(kifu.out()).toContain('as you set it in KIFU_ADMIN_KEY');
    expect(kifu.out()).not.toContain(KEY);
    expect(existsSync(join(dataFolder, 'admin-key'))).toBe(false);
    expect(readFileSync(logFile, 'utf8')).toContain('"msg":"listening"');
    // All of 127.0.0.0/8 is this machine's on Linux: who listens everywhere listens there as well.
    expect([await ask('/v1/players'), await ask('/v1/players', '127.0.0.2')]).toEqual([200, 0]);

    await until(kifu, 'readiness', async () => (await ask('/health/ready')) === 200);
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    await until(kifu, 'refusal', async () => (await ask('/v1/players')) === 503);
    await until(kifu, 'PostgreSQL again', async () => (await ask('/health/ready')) === 200);
    expect(await ask('/v1/players')).toBe(200);
    expect(postmaster()).not.toBe(killed);
    expect(readFileSync(logFile, 'utf8')).toMatch(
      /PostgreSQL ended by itself; it is started again[^]*PostgreSQL is there again/,
    );
  });
});

describe('npm run start:api', () => {
  it('says how to get the first admin key, until there is one', async () => {
    const database = await freshDatabase();
    const env = {
      ...{ DATABASE_URL: database.url, PORT: String(port) },
      KIFU_SECRETS_KEY: randomBytes(32).toString('base64'),
    };
    const start = async (more: Readonly<Record<string, string>>): Promise<string> => {
      const api = (kifu = runBuilt('main', { ...env, ...more }));
      await until(api, 'ready API', async () => (await ask('/health/ready')) === 200);
      api.process.kill('SIGTERM');
      expect(await api.ended).toBe(0);
      return api.out();
    };
    expect(await start({})).toMatch(/This Kifu has no admin yet[^]*export KIFU_ADMIN_KEY=kifu_\$\(openssl/);
    expect(await start({ KIFU_ADMIN_KEY: KEY })).toBe('');
    expect(await start({})).toBe('');
    await database.close();
  });
});
