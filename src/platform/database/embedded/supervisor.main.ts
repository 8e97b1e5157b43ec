/**
 * The process between Kifu and its embedded PostgreSQL. It exists for one moment: when Kifu dies without a word
 * (`kill -9`, out of memory), the channel between them breaks, and the supervisor stops the server. It sits in a
 * session of its own, so a Ctrl-C at the terminal reaches Kifu only, which then ends in order: first itself, then the
 * database.
 */
import { rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderInUse, EmbeddedPostgresFailed } from '../database.errors.js';
import { findBinaries } from './binaries.js';
import { openDataFolder } from './data-folder.js';
import { lockFolder } from './folder-lock.js';
import { startPostmaster, stopLeftover, type Postmaster, type PostmasterOptions } from './postmaster.js';
import { type Logins, urlFor } from './roles.js';
import { startAgain } from './start-again.js';
import { decodeSettings, type Report, type SupervisorSettings } from './supervisor-protocol.js';
import { systemUser } from './system-user.js';

const LOG_BYTES_MAX = 16 * 1024 * 1024;

const end = new AbortController();
process.once('disconnect', () => end.abort());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end.abort());
process.on('SIGHUP', () => undefined); // A closed terminal is Kifu's business.

await supervise(decodeSettings(process.argv[2]));
if (process.connected) process.disconnect();

async function supervise(settings: SupervisorSettings): Promise<void> {
  const { dataFolder, ephemeral } = settings;
  try {
    const lock = await lockFolder(dataFolder, process.ppid);
    const { options, logins } = await prepare(settings);
    let server = await startPostmaster(options);
    const { port } = server;
    report({
      kind: 'ready',
      url: urlFor(logins.owner, port, 'postgres'),
      appUrl: urlFor(logins.app, port, 'postgres'),
    });
    while (!(await endedFirst(server))) server = await startAgain({ ...options, port }, report);
    lock.announceEnd();
    await server.stop();
  } catch (error) {
    report(failure(error));
    process.exitCode = 1;
    if (error instanceof DataFolderInUse) return; // Not ours, so not ours to remove.
  }
  if (ephemeral) await rm(dataFolder, { recursive: true, force: true });
}

async function prepare({
  dataFolder,
  settings,
  superuser,
}: SupervisorSettings): Promise<{ readonly options: PostmasterOptions; readonly logins: Logins }> {
  const folder = join(dataFolder, 'postgres');
  const logFile = join(dataFolder, 'postgres.log');
  const { initdb, postgres } = await findBinaries();
  const user = await systemUser([initdb, folder]);
  await limitLog(logFile);
  const cluster = { folder, initdb, postgres, user, superuser, signal: end.signal };
  const logins = await openDataFolder(cluster, () => stopLeftover(folder));
  end.signal.throwIfAborted();
  return { options: { folder, logFile, settings, program: postgres, user, signal: end.signal }, logins };
}

/** Whether we are to end, rather than the server having ended by itself. */
async function endedFirst(server: Postmaster): Promise<boolean> {
  await Promise.race([server.exited, aborted(end.signal)]);
  return end.signal.aborted;
}

async function limitLog(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found !== undefined && found.size > LOG_BYTES_MAX) await truncate(path);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function report(message: Report): void {
  if (process.connected) process.send?.(message);
}

function failure(error: unknown): Report {
  const code = error instanceof Error && 'code' in error ? String(error.code) : new EmbeddedPostgresFailed().code;
  return { kind: 'failed', code, message: error instanceof Error ? error.message : String(error) };
}
