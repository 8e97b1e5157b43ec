/**
 * One owner per data folder. The lock is a local socket that its owner listens on: the kernel takes it back the moment
 * the owner dies, so a lock can't be left behind, and a process that finds it taken can ask who has it.
 */
import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse } from '../database.errors.js';
import { isAlive } from './process-table.js';

export interface FolderLock {
  /** From now on others wait rather than give up. */
  announceEnd(): void;
}

interface Owner {
  readonly pid: number;
  readonly ending: boolean;
}

/**
 * For how long a lock is waited for: a server that is shutting down may take its time, a Kifu that runs will go on
 * running.
 */
const PATIENCE_MS = { ending: 30_000, running: 2_000 };

/**
 * Takes the lock for process `pid`, waiting for a previous owner that is about to end. It is held until this process
 * exits.
 */
export async function lockFolder(folder: string, pid: number): Promise<FolderLock> {
  const address = addressOf(folder);
  const since = Date.now();
  for (;;) {
    const owner = { pid, ending: false };
    if (await listen(address, () => owner)) return { announceEnd: () => Object.assign(owner, { ending: true }) };
    const other = await ask(address);
    if (other === undefined) await removeStale(address);
    else if (Date.now() - since > patienceWith(other)) throw inUse(folder, other);
    await sleep(50);
  }
}

/** A supervisor whose Kifu was killed this very moment may not have noticed yet. */
function patienceWith({ pid, ending }: Owner): number {
  return ending || !isAlive(pid) ? PATIENCE_MS.ending : PATIENCE_MS.running;
}

function inUse(folder: string, { pid }: Owner): DataFolderInUse {
  return new DataFolderInUse(
    `Process ${pid} uses the data folder ${folder}. Stop it, or set KIFU_DATA to another folder.`,
  );
}

function addressOf(folder: string): string {
  const name = `kifu-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`; // The abstract namespace: no file that could stay behind.
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(address: string, owner: () => Owner): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => undefined); // An asker that hangs up has changed its mind; nothing is lost.
      socket.end(JSON.stringify(owner()));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(address, () => resolve(true));
    server.unref();
  });
}

/** The holder of the lock; undefined without an answer. */
function ask(address: string): Promise<Owner | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address).setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined); // 'close' follows and tells.
    socket.on('close', () => resolve(decodeOwner(answer)));
  });
}

function decodeOwner(answer: string): Owner | undefined {
  if (answer === '') return undefined;
  const owner: unknown = JSON.parse(answer);
  if (typeof owner !== 'object' || owner === null || !('pid' in owner) || !('ending' in owner)) return undefined;
  return { pid: Number(owner.pid), ending: owner.ending === true };
}

/** Where sockets are files, the socket of a killed owner remains, but does not answer. */
async function removeStale(address: string): Promise<void> {
  if (process.platform === 'linux' || process.platform === 'win32') return;
  await unlink(address).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
