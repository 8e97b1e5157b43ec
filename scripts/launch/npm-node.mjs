// Another Node than the machine's, from npm: a folder with a package.json names its packages, one for each platform,
// and the lock beside it has their checksums.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path of the program, which is downloaded once into `node_modules/.cache`. `folder` is the path below `root` of
 * the folder that names the packages. Throws an error that says why npm cannot bring it.
 */
export function nodeFromNpm(root, folder) {
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const version = optionalDependencies[name];
  if (version === undefined) throw new Error(`npm has no package ${name} of it`);
  const place = join(root, 'node_modules', '.cache', `node-${version}`);
  const program = join(place, 'node_modules', name, 'bin', 'node');
  if (!existsSync(program)) download(join(root, folder), place);
  return program;
}

/** Made beside its place and renamed: an interrupted download leaves no half of one. */
function download(folder, place) {
  const stage = `${place}.making-${process.pid}`;
  try {
    cpSync(folder, stage, { recursive: true });
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-bin-links', '--no-audit', '--no-fund'], {
      cwd: stage,
      env: withoutProject(process.env),
      stdio: 'pipe',
    });
    rmSync(place, { recursive: true, force: true });
    renameSync(stage, place);
  } catch (error) {
    throw new Error(`npm could not install it: ${reasonOf(error)}`, { cause: error });
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** npm tells its scripts which project they belong to; an npm below would install into that project. */
const withoutProject = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(package|lifecycle)_|^npm_config_(local_)?prefix$/i.test(name)),
  );

function reasonOf({ stderr, message }) {
  const line = /^npm error (?!code)(.+)$/m.exec(stderr?.toString() ?? '')?.[1];
  return line ?? message;
}
