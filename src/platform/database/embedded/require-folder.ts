/** Checks at once that KIFU_DATA can be used, so that a wrong setting is named as such and not found out later. */
import { constants } from 'node:fs';
import { access, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresFailed } from '../database.errors.js';

/** What Kifu keeps in its data folder, or has kept there. */
const OURS = /^(?:postgres(?:\.log|\.making-.*|\.set-aside-.*)?|secrets-key(?:\.new)?|admin-key|kifu\.log(?:\.1)?)$/;

/** Its real path; it is made when it is missing. */
export async function requireFolder(path: string): Promise<string> {
  const refuse = (why: string, cause?: unknown): EmbeddedPostgresFailed =>
    new EmbeddedPostgresFailed(`KIFU_DATA: ${path} ${why}`, { cause });
  try {
    await make(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw refuse(WHY[codeOf(error)] ?? `can't be used (${codeOf(error)})`, error);
  }
  const found = await readdir(path);
  // A folder that somebody keeps other things in is a mistake, and not for a database to spread in.
  if (found.length > 0 && !found.some((name) => OURS.test(name))) {
    throw refuse('is not empty and holds no data of Kifu; name another folder');
  }
  return realpath(path);
}

/** Node's own way to make the folders above as well never ends where none can be made, as in /proc. */
async function make(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT') throw error;
    await make(dirname(path));
    await mkdir(path).catch((late: unknown) => {
      if (codeOf(late) !== 'EEXIST') throw late; // Another start was faster.
    });
  }
}

const WHY: Readonly<Record<string, string>> = {
  EEXIST: 'is a file; name a folder',
  ENOTDIR: 'lies below a file; name a folder',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'lies on a file system that is read only',
  ENOSPC: 'lies on a disk that is full',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
