import { existsSync } from 'node:fs';
import * as modules from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { currentBuild } from './builds.mjs';
import { requirePackages } from './require-packages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs an entry point in this process, which so has the signals, the arguments and the ancestors that it expects. */
export async function launch(entry) {
  requirePackages(ROOT);
  const build = currentBuild(ROOT);
  process.env.KIFU_WEB ??= join(build, 'web');
  const script = join(build, entry === 'main' ? 'main.js' : `${entry}.main.js`);
  if (!existsSync(script)) throw new Error(`There is no entry point "${entry}".`);
  process.argv.splice(1, 2, script);
  // What V8 compiled at one start is read at the next. Node 20 has no such function.
  modules.enableCompileCache?.(join(build, '.compiled'));
  await import(pathToFileURL(script).href);
}
