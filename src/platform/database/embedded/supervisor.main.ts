/**
 * The process between Kifu and its embedded PostgreSQL. It exists for one moment: when Kifu dies without a word
 * (`kill -9`, out of memory), the channel between them breaks, and the supervisor stops the server. It sits in a session of
 * its own, so a Ctrl-C at the terminal reaches Kifu only, which then ends in order: first itself, then the database.
 */
import { rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderInUse, EmbeddedPostgresFailed } from '../database.errors.js';
import { findBinaries } from './binaries.js';
import { openDataFolder } from './data-folder.js';
import { lockFolder } from './folder-lock.js';
import { startPostmaster, stopLeftover, type Postmaster } from './postmaster.js';
import { decodeSettings, type Report, type SupervisorSettings } from './supervisor-protocol.js';
import { systemUser } from './system-user.js';

const LOG_BYTES_MAX = 16 * 1024 * 1024;

const end = new AbortController();
process.once('disconnect', () => end.abort());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end.abort());
process.on('SIGHUP', () => undefined); // A closed terminal is Kifu's business.

await supervise(decodeSettings(process.argv[2]));
if (process.connected) process.disconnect();

async function supervise({ dataFolder, ephemeral, settings }: SupervisorSettings): Promise<void> {
  const place = { folder: join(dataFolder, 'postgres'), logFile: join(dataFolder, 'postgres.log') };
  try {
    const lock = await lockFolder(dataFolder, process.ppid);
    const { server, url } = await start(place, settings);
    report({ kind: 'ready', url });
    await Promise.race([server.exited, aborted(end.signal)]);
    if (!end.signal.aborted) throw new EmbeddedPostgresFailed(`PostgreSQL ended by itself; see ${place.logFile}.`);
    lock.announceEnd();
    await server.stop();
  } catch (error) {
    report(failure(error));
    process.exitCode = 1;
    if (error instanceof DataFolderInUse) return; // Not ours, so not ours to remove.
  }
  if (ephemeral) await rm(dataFolder, { recursive: true, force: true });
}

interface Place {
  readonly folder: string;
  readonly logFile: string;
}

async function start(
  place: Place,
  settings: SupervisorSettings['settings'],
): Promise<{ server: Postmaster; url: string }> {
  const { folder, logFile } = place;
  const { initdb, postgres } = await findBinaries();
  const user = await systemUser([initdb, folder]);
  await limitLog(logFile);
  const password = await openDataFolder(folder, initdb, user, end.signal);
  await stopLeftover(folder);
  end.signal.throwIfAborted();
  const server = await startPostmaster({ folder, logFile, settings, program: postgres, user, signal: end.signal });
  return { server, url: `postgresql://kifu:${password}@127.0.0.1:${server.port}/postgres` };
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
