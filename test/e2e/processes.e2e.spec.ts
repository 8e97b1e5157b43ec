/**
 * How Kifu begins and ends, as its user sees it: the commands of the README, Ctrl-C, kill -9, and every way to start it
 * wrong.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenAPIObject } from '@nestjs/swagger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answered, kifuClient } from '../../src/client/index.js';
import { summaryOf } from '../support/api-summary.js';
import { freshDatabase } from '../support/database.js';
import { redisInstalled, startRedis } from '../support/redis.js';
import {
  databaseProcesses,
  freePort,
  ROOT,
  run,
  runBuilt,
  type Running,
  until,
  untilReady,
} from '../support/processes.js';

let dataFolder: string;
let port: number;
let url: string;
let env: Record<string, string>;
/** For a database of one's own. */
let apart: Record<string, string>;
const started: Running[] = [];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-e2e-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  env = { KIFU_DATA: dataFolder, PORT: String(port) };
  apart = { ...env, KIFU_SECRETS_KEY: randomBytes(32).toString('base64') };
});

afterEach(async () => {
  for (const { process: child } of started.splice(0)) child.kill('SIGKILL');
  await goneFrom(dataFolder);
  await rm(dataFolder, { recursive: true });
});

function begin(running: Running): Running {
  started.push(running);
  return running;
}

describe('npm start', () => {
  it('prints its address and a working key, serves health, logs no secret, and ends on Ctrl-C', async () => {
    const kifu = begin(runBuilt('start', env));
    const key = await untilReady(kifu);
    expect(kifu.out()).toContain(`http://localhost:${port}/docs`);
    // What the build has, which is computed once, is the API of today.
    const described = await (await fetch(`${url}/docs/openapi.json`)).text();
    expect(described).toBe(readFileSync(join(ROOT, 'dist/openapi.json'), 'utf8'));
    expect(summaryOf(JSON.parse(described) as OpenAPIObject)).toBe(readFileSync(join(ROOT, 'docs/api.txt'), 'utf8'));

    expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ status: 'live' });
    const ready = await fetch(`${url}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { status: 'ready', checks: { database: 'up', migrations: 'up', sequencer: 'up', queue: 'up' } },
    ]);

    const unknown = `${url}/v1/players/0190b5a0-0000-7000-8000-000000000000`;
    expect((await fetch(`${url}/v1/keys`)).status).toBe(401);
    const answer = await fetch(unknown, { headers: { authorization: `Bearer ${key}`, 'x-request-id': 'my-request' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-request-id')).toBe('my-request');
    const line = '"requestId":"my-request","method":"GET","route":"/v1/players/:id"';
    await until(kifu, 'line in the log', () => kifu.err().includes(line));
    expect(kifu.err()).not.toContain(key);

    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('kifu_http_request_seconds_count{method="GET",route="/v1/players/:id",status="404"} 1');
    expect(metrics).toContain('process_cpu_seconds_total');
    expect(metrics).toMatch(/^kifu_remembered_bytes\{what="games-open"\} 0$/m);

    kifu.process.kill('SIGINT');
    expect(await kifu.ended).toBe(0);
    expect(databaseProcesses(dataFolder)).toEqual([]);
  });

  it('starts again after kill -9, with what was written, and a new key that replaces the old one', async () => {
    const first = begin(runBuilt('start', env));
    const oldKey = await untilReady(first);
    const { id } = await createPlayer(oldKey);
    first.process.kill('SIGKILL');
    const second = begin(runBuilt('start', env));
    const newKey = await untilReady(second);
    const headers = { authorization: `Bearer ${newKey}` };
    expect((await fetch(`${url}/v1/players/${id}`, { headers })).status).toBe(200);
    expect((await fetch(`${url}/v1/players/${id}`, { headers: { authorization: `Bearer ${oldKey}` } })).status).toBe(
      401,
    );
  });

  it('leaves nothing behind when npm itself is killed', async () => {
    const npm = begin(run('npm', ['start', '--ignore-scripts'], env));
    await untilReady(npm);
    npm.process.kill('SIGKILL');
    await goneFrom(dataFolder);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('uses DATABASE_URL instead when it is set', async () => {
    const database = await freshDatabase();
    const kifu = begin(runBuilt('start', { ...apart, DATABASE_URL: database.url }));
    await untilReady(kifu);
    expect(existsSync(join(dataFolder, 'postgres'))).toBe(false);
    kifu.process.kill('SIGTERM');
    expect(await kifu.ended).toBe(0);
    await database.close();
  });
});

describe('a wrong start says what is wrong, in plain words, and ends', () => {
  it('when the data folder is in use', async () => {
    const first = begin(runBuilt('start', env));
    await untilReady(first);
    const second = begin(runBuilt('start', { ...env, PORT: '0' }));
    expect(await second.ended).toBe(1);
    expect(second.err()).toContain(`Process ${first.process.pid} uses the data folder`);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  it('when the port is taken', async () => {
    const first = begin(runBuilt('start', env));
    await untilReady(first);
    const database = await freshDatabase();
    const second = begin(runBuilt('start', { ...apart, DATABASE_URL: database.url }));
    expect(await second.ended).toBe(1);
    expect(second.err()).toContain(`PORT: another program listens on port ${port}`);
    await database.close();
  });

  it.each(['main', 'worker'] as const)('when %s has no database', async (entry) => {
    const kifu = begin(runBuilt(entry, env));
    expect(await kifu.ended).toBe(1);
    expect(kifu.err()).toMatch(/^DATABASE_URL is missing: .*:<password>@.*\nKIFU_SECRETS_KEY is missing: .*\n$/);
  });

  it('when variables are wrong', async () => {
    const kifu = begin(runBuilt('start', { ...env, PORT: 'three', LOG_LEVEL: 'loud' }));
    expect(await kifu.ended).toBe(1);
    expect(kifu.err()).toMatch(/^PORT must be .*\nLOG_LEVEL must be .*\n$/);
  });

  it('when the database is not there', async () => {
    const kifu = begin(
      runBuilt('main', { ...apart, DATABASE_URL: `postgresql://kifu:topsecret@127.0.0.1:${await freePort()}/kifu` }),
    );
    expect(await kifu.ended).toBe(1);
    expect(kifu.err()).toMatch(/^DATABASE_URL: nothing listens at 127\.0\.0\.1:\d+\n$/);
    expect(kifu.err()).not.toContain('topsecret');
  });
});

describe('npm run start:api and npm run start:worker', () => {
  it('share a database, migrate it once, and are both ready', async () => {
    const database = await freshDatabase();
    const workerPort = String(await freePort());
    const shared = { ...apart, DATABASE_URL: database.url, WORKER_HEALTH_PORT: workerPort };
    const api = begin(runBuilt('main', shared));
    const worker = begin(runBuilt('worker', shared));
    await until(api, 'ready API', () => answers(`${url}/health/ready`));
    await until(worker, 'ready worker', () => answers(`http://127.0.0.1:${workerPort}/health/ready`));
    expect(await answers(`http://127.0.0.1:${workerPort}/metrics`)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${workerPort}/v1/players`)).status).toBe(404);
    for (const running of [api, worker]) running.process.kill('SIGTERM');
    expect(await Promise.all([api.ended, worker.ended])).toEqual([0, 0]);
    await database.close();
  });
});

describe.runIf(redisInstalled())('processes whose Redis is gone', () => {
  it('report this to callers who ask for jobs, serve all else, and end in order and in time', async () => {
    const [database, redis] = [await freshDatabase(), await startRedis()];
    const workerPort = String(await freePort());
    const adminKey = `kifu_${'a'.repeat(16)}_${'b'.repeat(43)}`;
    const shared = { ...apart, DATABASE_URL: database.url, REDIS_URL: redis.url, KIFU_ADMIN_KEY: adminKey };
    const api = begin(runBuilt('main', shared));
    const worker = begin(runBuilt('worker', { ...shared, WORKER_HEALTH_PORT: workerPort }));
    await until(api, 'ready API', () => answers(`${url}/health/ready`));
    await until(worker, 'ready worker', () => answers(`http://127.0.0.1:${workerPort}/health/ready`));
    await redis.kill();
    const jobs = await fetch(`${url}/v1/jobs`, { headers: { authorization: `Bearer ${adminKey}` } });
    expect([jobs.status, jobs.headers.get('retry-after'), await jobs.json()]).toMatchObject([
      503,
      '5',
      { code: 'queue.unavailable' },
    ]);
    await createPlayer(adminKey);
    for (const running of [api, worker]) running.process.kill('SIGTERM');
    expect(await Promise.all([api.ended, worker.ended])).toEqual([0, 0]);
    expect(api.err() + worker.err()).not.toContain('"level":"error"');
    await redis.close();
    await database.close();
  });
});

const createPlayer = (key: string): Promise<{ id: string }> =>
  answered(kifuClient({ url, key }).POST('/v1/players', { body: { name: 'Ada' } }));

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false, // Not listening yet.
  );
}

async function goneFrom(folder: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (databaseProcesses(folder).length > 0) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL still runs in ${folder}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
