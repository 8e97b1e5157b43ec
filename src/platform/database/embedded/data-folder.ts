/** Makes the folder of a PostgreSQL cluster, completely or not at all. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresFailed } from '../database.errors.js';
import type { SystemUser } from './system-user.js';

/** Inside the cluster's folder; it exists exactly when the cluster was made to the end. */
export const PASSWORD_FILE = 'kifu-password';

/** Code point order and full Unicode case rules, from PostgreSQL itself: the same on every machine, whatever its libraries. */
const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
];

/** The folder's password. Makes the cluster first when there is none. */
export async function openDataFolder(
  folder: string,
  initdb: string,
  user: SystemUser,
  signal: AbortSignal,
): Promise<string> {
  await mkdir(dirname(folder), { recursive: true });
  await removeUnfinished(folder);
  const password = await readPassword(folder);
  if (password !== undefined) return password;
  await setAside(folder);
  return create(folder, initdb, user, signal);
}

async function readPassword(folder: string): Promise<string | undefined> {
  return readFile(join(folder, PASSWORD_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** initdb works in a folder beside the real one, which takes the real name when all of it is on the disk. */
async function create(folder: string, initdb: string, user: SystemUser, signal: AbortSignal): Promise<string> {
  const stage = await mkdtemp(stagePrefix(folder));
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(stage, PASSWORD_FILE);
  await writeFile(passwordFile, password, { mode: 0o600 });
  await user.own(stage);
  await user.own(passwordFile);
  const data = join(stage, 'data');
  await runInitdb(
    user,
    initdb,
    [...INITDB_FLAGS, `--pwfile=${passwordFile}`, '--username=kifu', `--pgdata=${data}`],
    signal,
  );
  await rename(passwordFile, join(data, PASSWORD_FILE));
  await rename(data, folder);
  await flush(dirname(folder));
  await rm(stage, { recursive: true });
  return password;
}

async function runInitdb(
  user: SystemUser,
  initdb: string,
  flags: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { file, args, identity } = user.invoke(initdb, flags);
  const child = spawn(file, args, { ...identity, env: environment(), stdio: ['ignore', 'ignore', 'pipe'], signal });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new EmbeddedPostgresFailed(`PostgreSQL's initdb failed: ${complaint.trim()}`);
}

/** PostgreSQL gets no more of our environment than it needs: no secrets, no PG… variables, no local language. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), LC_ALL: 'C', TZ: 'UTC' };
}

const stagePrefix = (folder: string): string => `${folder}.making-`;

/** What is left of an initdb that was killed. We hold the folder's lock, so nobody is at it. */
async function removeUnfinished(folder: string): Promise<void> {
  const prefix = basename(stagePrefix(folder));
  for (const name of await readdir(dirname(folder))) {
    // The orphaned initdb itself may still be writing for a moment.
    if (name.startsWith(prefix))
      await rm(join(dirname(folder), name), { recursive: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** A folder without our mark was never ours, or never finished. It is not for us to delete it. */
async function setAside(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found !== undefined) await rename(folder, `${folder}.set-aside-${Date.now()}`);
}

/** A rename is durable once its folder is flushed. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows neither allows nor needs it.
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
