/**
 * A Kifu of its own, as `npm start` runs it, that is asked how long its event loop was held while something was sent to
 * it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newAdminKey } from '../chaos/victim.js';
import { freePort, ROOT } from '../processes.js';

export interface Seen {
  /** The longest time in which the event loop came to nothing else. */
  readonly heldMs: number;
  /** What the process worked in all: where it is less than the time it was held, it waited for the machine. */
  readonly cpuMs: number;
  readonly rssBytes: number;
}

export interface Watched {
  readonly url: string;
  readonly adminKey: string;
  readonly dataFolder: string;
  readonly watch: (work: () => Promise<void>) => Promise<Seen>;
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 120_000;

export async function startWatched(): Promise<Watched> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-slow-'));
  const [port, adminKey] = [await freePort(), newAdminKey()];
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), HOST: '127.0.0.1', KIFU_DATA: dataFolder, KIFU_ADMIN_KEY: adminKey };
  const { PATH, HOME } = process.env;
  const server = fork(join(ROOT, 'dist/start.main.js'), [], {
    cwd: ROOT,
    execArgv: ['--import', join(ROOT, 'test/support/slow/watch.mjs')],
    env: { PATH, HOME, TZ: 'UTC', ...own, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const answer = async (to: string): Promise<unknown> => {
    const said = once(server, 'message');
    server.send(to);
    const [message] = (await Promise.race([
      said,
      ended.then(() => Promise.reject(new Error('the service has ended'))),
    ])) as [unknown];
    return message;
  };
  await ready(url);
  return {
    url,
    adminKey,
    dataFolder,
    watch: async (work) => {
      await answer('begin');
      await work();
      return (await answer('end')) as Seen;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function ready(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('the service does not start');
    await delay(100);
  }
}
