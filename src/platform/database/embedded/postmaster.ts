/** The server process: started, watched until it is ready, and stopped; also one that an earlier run left behind. */
import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresFailed } from '../database.errors.js';
import { environment } from './data-folder.js';
import { commandLine, isAlive } from './process-table.js';
import type { SystemUser } from './system-user.js';

export interface Postmaster {
  readonly port: number;
  readonly exited: Promise<void>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  readonly folder: string;
  readonly logFile: string;
  readonly program: string;
  readonly user: SystemUser;
  readonly settings: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** A free one unless it is named. */
  readonly port?: number;
}

const PORT_ATTEMPTS = 5;

/** Starts the server, on this machine only, and waits until it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const child = await launch(options, port);
    const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const stop = (): Promise<void> => stopChild(child, exited);
    if (await becomesReady(options, child)) return { port, exited, stop };
    await stop();
    options.signal.throwIfAborted();
    const log = await logTail(options.logFile);
    // Somebody may have taken the port in the meantime.
    if (options.port === undefined && attempt < PORT_ATTEMPTS && log.includes('could not bind')) continue;
    throw new EmbeddedPostgresFailed(`PostgreSQL did not start. The end of ${options.logFile}:\n${log}`);
  }
}

async function launch(
  { folder, logFile, program, user, settings }: PostmasterOptions,
  port: number,
): Promise<ChildProcess> {
  const local = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
  };
  const flags = Object.entries({ ...local, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, identity } = user.invoke(program, ['-D', folder, ...flags]);
  const log = await open(logFile, 'a', 0o600);
  const child = spawn(file, args, { ...identity, env: environment(), stdio: ['ignore', log.fd, log.fd] });
  child.once('error', () => undefined); // 'close' follows, and the caller reports the log.
  await log.close();
  return child;
}

const READY_WITHIN_MS = 120_000;

/** The server writes its state into its lock file: recovery after a crash can take a while. */
async function becomesReady({ folder, signal }: PostmasterOptions, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline && !signal.aborted) {
    const lock = await readLock(folder);
    if (lock?.pid === child.pid && lock?.state === 'ready') return true;
    await sleep(20);
  }
  return false;
}

/** Fast shutdown; if that takes too long, an immediate one, from which the next start recovers. */
const STOP_SIGNALS = [
  { signal: 'SIGINT', waitMs: 20_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

async function stopChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  for (const { signal, waitMs } of STOP_SIGNALS) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.kill(signal);
    await Promise.race([exited, sleep(waitMs, undefined, { ref: false })]);
  }
}

/**
 * Stops an orphaned server before a new one starts: our supervisor was killed together with Kifu. We hold the folder's
 * lock, so a server that still runs on it has no owner.
 */
export async function stopLeftover(folder: string): Promise<void> {
  for (const { signal, waitMs } of STOP_SIGNALS) {
    const lock = await readLock(folder);
    if (lock === undefined || !isAlive(lock.pid)) return;
    if (!(await isPostmaster(lock.pid, folder))) return disown(folder, lock.pid);
    process.kill(lock.pid, signal);
    await goneWithin(lock.pid, waitMs);
  }
}

/**
 * The number in the lock file belongs to some other program by now (a restart of the machine does that), and PostgreSQL
 * would refuse to start because of it. Only the number is replaced, by one that no process has: the rest of the file is
 * PostgreSQL's own safeguard against server processes that outlived their parent.
 */
async function disown(folder: string, pid: number): Promise<void> {
  const path = join(folder, LOCK_FILE);
  const content = await readFile(path, 'utf8');
  await writeFile(path, content.replace(String(pid), NO_PROCESS), { flag: 'r+' });
}

export const LOCK_FILE = 'postmaster.pid';
/** Above the largest process number of every system that PostgreSQL runs on. */
const NO_PROCESS = '2147483646';

interface LockFile {
  readonly pid: number;
  readonly state: string;
}

async function readLock(folder: string): Promise<LockFile | undefined> {
  const content = await readFile(join(folder, LOCK_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, state: lines[7]?.trim() ?? '' } : undefined;
}

async function isPostmaster(pid: number, folder: string): Promise<boolean> {
  const command = await commandLine(pid);
  return command.includes('postgres') && command.includes(folder);
}

async function goneWithin(pid: number, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (isAlive(pid) && Date.now() < deadline) await sleep(50);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function logTail(path: string): Promise<string> {
  const { size } = await stat(path);
  const content = await readFile(path, 'utf8');
  return content.slice(-Math.min(size, 2_000)).trim();
}
