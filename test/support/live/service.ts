/** A Kifu of its own as it is shipped: API and worker apart, on an embedded PostgreSQL that holds the queue as well. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../src/platform/database/index.js';
import { newAdminKey } from '../chaos/victim.js';
import { freePort, runBuilt, until } from '../processes.js';

export interface Service {
  readonly url: string;
  readonly adminKey: string;
  /** Numbers of the API process and of the worker, as Prometheus reads them. */
  readonly metrics: Readonly<Record<'api' | 'worker', string>>;
  /** Ends in order and leaves nothing behind. */
  stop(): Promise<void>;
}

export async function startService(): Promise<Service> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-live-'));
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const [port, workerPort, adminKey] = [await freePort(), await freePort(), newAdminKey()];
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    WORKER_HEALTH_PORT: String(workerPort),
    DATABASE_URL: postgres.url,
    KIFU_ADMIN_KEY: adminKey,
    KIFU_SECRETS_KEY: randomBytes(32).toString('base64'),
    // All come from one address here, and many with one key.
    RATE_LIMIT_PER_MINUTE: '0',
    EVENT_STREAMS_PER_CALLER: '0',
    LOG_LEVEL: 'warn',
  };
  const running = [runBuilt('main', env), runBuilt('worker', env)] as const;
  const [url, workerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${workerPort}`];
  const stop = async (): Promise<void> => {
    for (const { process: child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await until(running[0], 'ready API', () => isReady(url));
    await until(running[1], 'ready worker', () => isReady(workerUrl));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, adminKey, metrics: { api: `${url}/metrics`, worker: `${workerUrl}/metrics` }, stop };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
