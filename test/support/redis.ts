import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';

export interface RedisServer {
  readonly url: string;
  /** `kill -9`: all that it held is gone. */
  kill(): Promise<void>;
  /** At the same address, empty. */
  start(): Promise<void>;
  /** `FLUSHALL`: all its content is gone, and it keeps running. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Whether tests of the Redis backend can run here. Where they cannot, the reason is printed, unless
 * `KIFU_REQUIRE_REDIS=1` says that they must: then a missing server is a failure.
 */
export function redisInstalled(): boolean {
  const found = spawnSync('redis-server', ['--version']).status === 0;
  if (found) return true;
  const reason = 'redis-server is not installed (Debian: apt-get install redis-server)';
  if (process.env['KIFU_REQUIRE_REDIS'] === '1') throw new Error(`KIFU_REQUIRE_REDIS=1, but ${reason}`);
  process.stdout.write(`SKIPPED: tests of the job queue on Redis, because ${reason}.\n`);
  return false;
}

/** A server of our own, on a free port, that keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'kifu-redis-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    server = spawn('redis-server', options, { stdio: 'ignore' });
    await answering(port);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
    server = null;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    async empty() {
      const client = new Redis(port);
      await client.flushall();
      client.disconnect();
    },
    async close() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await delay(25);
  }
  throw new Error(`redis-server does not answer on port ${port}`);
}
