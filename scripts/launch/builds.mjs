// Builds are kept by what they were made from, and never change: a process that runs from one is not disturbed while
// another is made.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Expected } from './expected.mjs';
import { nameOfBuild } from './sources.mjs';

const FOLDER = '.builds';

/** The processes that run from a build, by number. */
const USERS = '.users';

/**
 * The folder of the build of what is there now. It is made if it is missing. Builds without a running process are
 * removed.
 */
export function currentBuild(root) {
  const name = nameOfBuild(root);
  const folder = join(root, FOLDER, name);
  if (!existsSync(folder)) {
    build(root, folder);
    removeOthers(join(root, FOLDER), name);
  }
  enter(folder);
  return folder;
}

function build(root, folder) {
  if (!existsSync(join(root, 'node_modules', 'vite')))
    throw new Expected('These sources were never built, and the packages that build them are missing. Run: npm ci');
  const began = performance.now();
  process.stdout.write('Building Kifu, which has changed since it was built last … ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Expected(`it does not build:\n${stdout}${stderr}`.trimEnd());
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}

/** Says that this process runs from the build, which keeps it. */
export function enter(folder) {
  const users = join(folder, USERS);
  mkdirSync(users, { recursive: true });
  const mark = join(users, String(process.pid));
  writeFileSync(mark, '');
  process.once('exit', () => rmSync(mark, { force: true }));
}

/** A number that another program has by now keeps a folder a little longer, and does no other harm. */
function removeOthers(builds, name) {
  for (const other of readdirSync(builds).filter((each) => each !== name && !each.includes('.making-'))) {
    const users = join(builds, other, USERS);
    const pids = existsSync(users) ? readdirSync(users).map(Number) : [];
    if (!pids.some(isAlive)) rmSync(join(builds, other), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM'; // Alive, and somebody else's.
  }
}
