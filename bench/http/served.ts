/**
 * The two sides of a ratio over HTTP, as processes of their own: Kifu as it is shipped, and a hello-world of the same
 * framework.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { applyMigrations, startEmbeddedPostgres } from '../../src/platform/database/index.js';
import { freePort, run as start, type Running, until } from '../../test/support/processes.js';

export interface Served {
  readonly base: string;
  readonly running: Running;
  readonly adminKey: string;
}

export interface Bench {
  readonly hello: Served;
  readonly kifu: readonly Served[];
  readonly pool: pg.Pool;
}

export interface Wanted {
  /** Processes of Kifu on one database. */
  readonly processes: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** What benchmarks are not limited by who come from one address, many with one key. */
export const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0', EVENT_STREAMS_PER_CALLER: '0' };

/** Serves both sides while `work` lasts. */
export async function serving<Result>(wanted: Wanted, work: (bench: Bench) => Promise<Result>): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-bench-'));
  const database = await startEmbeddedPostgres({ dataFolder, ephemeral: true });
  const started: Running[] = [];
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => undefined); // At the end of all the server goes, and idle connections hear of it.
  try {
    await applyMigrations(database.url);
    const [adminKey, secretsKey] = [newAdminKey(), randomBytes(32).toString('base64')];
    const env = { DATABASE_URL: database.url, KIFU_ADMIN_KEY: adminKey, KIFU_SECRETS_KEY: secretsKey, ...wanted.env };
    const hello = await serveHello(started);
    const kifu: Served[] = [];
    while (kifu.length < wanted.processes) kifu.push(await serveKifu(started, env, adminKey));
    return await work({ hello, kifu, pool });
  } finally {
    for (const { process: child } of started) child.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
    await pool.end();
    await database.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const newAdminKey = (): string => `kifu_${randomBytes(8).toString('hex')}_${randomBytes(32).toString('base64url')}`;

async function serveHello(started: Running[]): Promise<Served> {
  const port = await freePort();
  const running = start(process.execPath, ['--import', 'tsx', 'bench/http/hello.main.ts'], { PORT: String(port) });
  started.push(running);
  await until(running, 'hello', () => running.out().includes('ready'));
  return { base: `http://127.0.0.1:${port}`, running, adminKey: '' };
}

async function serveKifu(
  started: Running[],
  shared: Readonly<Record<string, string>>,
  adminKey: string,
): Promise<Served> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  // To see where the time goes: BENCH_SERVER_OPTIONS='--cpu-prof --cpu-prof-dir=…'; another build: BENCH_DIST.
  const options = ['--max-semi-space-size=64', ...(process.env['BENCH_SERVER_OPTIONS']?.split(' ') ?? [])];
  const script = join(process.env['BENCH_DIST'] ?? 'dist', 'main.js');
  const running = start(process.execPath, [...options, script], { ...shared, PORT: String(port), HOST: '127.0.0.1' });
  started.push(running);
  const ready = () =>
    fetch(`${base}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(running, 'Kifu', ready);
  return { base, running, adminKey };
}
