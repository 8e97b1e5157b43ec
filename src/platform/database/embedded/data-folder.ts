/** Makes the folder of a PostgreSQL cluster, completely or not at all. */
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresFailed } from '../database.errors.js';
import { divideRoles, keepLogins, type Logins, loginsOf, newPassword, PASSWORD_FILE } from './roles.js';
import type { SystemUser } from './system-user.js';

/**
 * Code point order and full Unicode case rules, from PostgreSQL itself: the same on every machine, whatever its
 * libraries.
 */
const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
];

export interface Cluster {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly user: SystemUser;
  readonly superuser: boolean;
  readonly signal: AbortSignal;
}

/**
 * Who may log in to the folder's cluster, which is made first when there is none. `stopLeftover` is called before
 * anything is changed in a cluster that was there.
 */
export async function openDataFolder(cluster: Cluster, stopLeftover: () => Promise<void>): Promise<Logins> {
  const { folder } = cluster;
  await mkdir(dirname(folder), { recursive: true });
  await removeUnfinished(folder);
  const logins = await loginsOf(folder);
  if (logins === undefined) {
    await setAside(folder);
    return create(cluster);
  }
  await requireVersion(cluster);
  await stopLeftover();
  return logins.divided || cluster.superuser ? logins : divide(cluster, folder);
}

/** initdb works in a folder beside the real one, which takes the real name when all of it is on the disk. */
async function create(cluster: Cluster): Promise<Logins> {
  const { folder, user, initdb, signal } = cluster;
  const stage = await mkdtemp(stagePrefix(folder));
  const password = newPassword();
  const passwordFile = join(stage, PASSWORD_FILE);
  await writeFile(passwordFile, password, { mode: 0o600 });
  await user.own(stage);
  await user.own(passwordFile);
  const data = join(stage, 'data');
  const flags = [...INITDB_FLAGS, `--pwfile=${passwordFile}`, '--username=kifu', `--pgdata=${data}`];
  await run(user, initdb, flags, '', signal);
  await rename(passwordFile, join(data, PASSWORD_FILE));
  const logins = cluster.superuser ? await loginsOf(data) : await divide(cluster, data);
  await rename(data, folder);
  await flush(dirname(folder));
  await rm(stage, { recursive: true });
  if (logins === undefined) throw new EmbeddedPostgresFailed(`Nobody may log in to ${folder}.`);
  return logins;
}

/** In a server without connections, the only place where the superuser is to be had from now on. */
async function divide({ postgres, user, signal }: Cluster, folder: string): Promise<Logins> {
  const alone = (database: string, script: string): Promise<void> =>
    run(user, postgres, ['--single', '-j', '-D', folder, '-c', 'exit_on_error=on', database], script, signal);
  const logins = await divideRoles(alone);
  await keepLogins(folder, logins, user);
  return logins;
}

/** PostgreSQL reads the data of its own major version only. */
async function requireVersion({ folder, postgres }: Cluster): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await promisify(execFile)(postgres, ['--version'], { env: environment() });
  const [ours] = /\d+/.exec(stdout) ?? [];
  if (found === ours) return;
  const advice = 'docs/how-to/upgrade.md says how to take the data along';
  throw new EmbeddedPostgresFailed(
    `KIFU_DATA: ${folder} was written by PostgreSQL ${found}, and this Kifu brings PostgreSQL ${ours}; ${advice}.`,
  );
}

async function run(
  user: SystemUser,
  program: string,
  flags: readonly string[],
  input: string,
  signal: AbortSignal,
): Promise<void> {
  const { file, args, identity } = user.invoke(program, flags);
  const child = spawn(file, args, { ...identity, env: environment(), stdio: ['pipe', 'ignore', 'pipe'], signal });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdin.on('error', () => undefined); // Who ends without reading says why, and by its exit code.
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new EmbeddedPostgresFailed(`PostgreSQL's ${basename(program)} failed: ${complaint.trim()}`);
}

/** PostgreSQL gets no more of our environment than it needs: no secrets, no PG… variables, no local language. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), LC_ALL: 'C', TZ: 'UTC' };
}

const stagePrefix = (folder: string): string => `${folder}.making-`;

/** What is left of an initdb that was killed. We hold the folder's lock, so no other process uses it. */
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
