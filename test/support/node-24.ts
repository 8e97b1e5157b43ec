/** Node 24, the version that is recommended, whatever version runs the tests: as npm's packages have it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.js';

/** Its version and checksums: `package.json` with its lock. Apart from our own, for it would be the `node` of all npm scripts. */
const FIXTURE = join(ROOT, 'test', 'fixtures', 'node-24');
/**
 * The path of its program, which is fetched once. Where it cannot be had, the reason is printed, unless
 * `KIFU_REQUIRE_NODE_24=1` says that it must be there: then that is a failure.
 */
export function node24(): string | undefined {
  try {
    return fetched();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (process.env['KIFU_REQUIRE_NODE_24'] === '1') throw new Error(`KIFU_REQUIRE_NODE_24=1, but ${reason}`);
    process.stdout.write(`SKIPPED: golden games under Node 24, because ${reason}\n`);
    return undefined;
  }
}

function fetched(): string {
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(FIXTURE, 'package.json'), 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const version = optionalDependencies[name];
  if (version === undefined) throw new Error(`npm has no package ${name} of it.`);
  const folder = join(ROOT, 'node_modules', '.cache', `node-${version}`);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(program)) {
    cpSync(FIXTURE, folder, { recursive: true });
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-bin-links', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'pipe',
    });
  }
  return program;
}
