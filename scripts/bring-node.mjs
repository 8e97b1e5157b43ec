// Brings Node 24 to a machine that has an older one, when packages are installed: `node_modules/.bin/node`, which npm
// and npx put before the machine's own. `KIFU_NODE=system npm ci` keeps the machine's own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFromNpm } from './launch/npm-node.mjs';

/** The version that Kifu is built for and measured with. */
const WANTED = 24;

const root = fileURLToPath(new URL('..', import.meta.url));
const link = join(root, 'node_modules', '.bin', 'node');

if (process.env.KIFU_NODE === 'system') rmSync(link, { force: true });
else if (Number(process.versions.node.split('.')[0]) < WANTED) bring();

function bring() {
  try {
    const program = nodeFromNpm(root, join('scripts', 'node-24'));
    execFileSync(program, ['--version']); // Musl, or an old C library, cannot run what npm has.
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), program), link);
  } catch (error) {
    const cost = 'It runs here, but an action takes a third more time. To change that, install Node 24.';
    process.stdout.write(
      `Kifu is built for Node ${WANTED}; this is ${process.versions.node}, and ${error.message}. ${cost}\n`,
    );
  }
}
