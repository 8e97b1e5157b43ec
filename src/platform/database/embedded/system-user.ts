/**
 * PostgreSQL refuses to run as root. Where Kifu itself runs as root (containers, CI machines), its server runs as the
 * system user `postgres`, which is made when missing; everywhere else it runs as the user who started Kifu.
 */
import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresFailed } from '../database.errors.js';

const run = promisify(execFile);
const USER = 'postgres';

/** How to start a program of PostgreSQL's: what to execute, and as whom. */
export interface Invocation {
  readonly file: string;
  readonly args: readonly string[];
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

export interface SystemUser {
  invoke(program: string, args: readonly string[]): Invocation;
  /** Hands a file or folder over to the user. */
  own(path: string): Promise<void>;
}

/** The user to run as, able to reach all of `paths`. */
export async function systemUser(paths: readonly string[]): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return ourselves;
  const { uid, gid } = await findOrCreateUser();
  const own = (path: string): Promise<void> => chown(path, uid, gid);
  const closed = await firstClosedFolder(paths, uid);
  if (closed === undefined) return { own, invoke: (file, args) => ({ file, args, identity: { uid, gid } }) };
  await requireReadAnywhere(closed);
  return {
    own,
    invoke: (program, args) => ({ file: 'setpriv', args: [...readAnywhere(uid, gid), program, ...args], identity: {} }),
  };
}

const ourselves: SystemUser = {
  invoke: (file, args) => ({ file, args, identity: {} }),
  own: () => Promise.resolve(),
};

async function findOrCreateUser(): Promise<{ uid: number; gid: number }> {
  const found = await findUser().catch(() => undefined); // `id` fails when there is no such user.
  if (found !== undefined) return found;
  try {
    await run('groupadd', ['--system', '--force', USER]);
    await run('useradd', ['--system', '--no-create-home', '--gid', USER, USER]);
    return await findUser();
  } catch (cause) {
    const advice = `Create it, start Kifu as another user than root, or set DATABASE_URL.`;
    throw new EmbeddedPostgresFailed(`The system user "${USER}" is missing and could not be made. ${advice}`, {
      cause,
    });
  }
}

async function findUser(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', USER]), run('id', ['-g', USER])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

const OTHERS_MAY_PASS = 0o001;

/** A checkout below root's own home (mode 700) is out of reach for `postgres`: the first such folder on the way. */
async function firstClosedFolder(paths: readonly string[], uid: number): Promise<string | undefined> {
  for (const path of paths) {
    for (const folder of foldersAbove(resolve(path))) {
      const { mode, uid: owner } = await stat(folder);
      if (owner !== uid && (mode & OTHERS_MAY_PASS) === 0) return folder;
    }
  }
  return undefined;
}

function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === path ? [folder] : [...foldersAbove(folder), folder];
}

/**
 * Lets the server pass closed folders without opening them to anyone: it keeps one of root's capabilities, reading past
 * file modes. `no_setuid_fixup` makes that count for access(2) too, with which PostgreSQL checks its own path.
 */
function readAnywhere(uid: number, gid: number): readonly string[] {
  const capability = [
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--securebits=+no_setuid_fixup',
  ];
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capability];
}

async function requireReadAnywhere(closed: string): Promise<void> {
  await run('setpriv', [...readAnywhere(0, 0), 'true']).catch((cause: unknown) => {
    const problem = `PostgreSQL does not run as root, and its user "${USER}" may not enter ${closed}.`;
    const advice = 'Move Kifu to an open folder, start it as another user than root, or set DATABASE_URL.';
    throw new EmbeddedPostgresFailed(`${problem} ${advice}`, { cause });
  });
}
