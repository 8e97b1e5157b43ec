/**
 * `npm run golden -- --write` plays and records the golden games under test/golden anew; `npm run golden -- <file>`
 * carries out a recorded game, such as a failing test or a soak left in test-results, and says where it comes out
 * otherwise, or what of all that a soak looks at does not hold.
 */
import { spawnSync } from 'node:child_process';
import { differenceOf, readGolden, replayOf } from '../test/support/golden.js';
import { requireAll } from '../test/support/soak/checks.js';
import { endWithUsage, readOptions } from './options.js';

const USAGE = 'npm run golden -- --write | <file>';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [asked] = positionals;
if (values.write) writeAll();
else if (asked !== undefined) check(asked);
else endWithUsage(USAGE);

/** The tests know all games, those made up for them too. */
function writeAll(): void {
  const env = { ...process.env, KIFU_GOLDEN: 'write' };
  const recorded = spawnSync('npx', ['vitest', 'run', '--project', 'pure', 'test/golden'], { env, stdio: 'inherit' });
  process.exitCode = recorded.status ?? 1;
}

function check(path: string): void {
  const golden = readGolden(path);
  if (golden.fault !== undefined) console.log(`recorded because: ${golden.fault}`);
  const difference = differenceOf(golden);
  if (difference !== null) {
    console.log(difference);
    process.exitCode = 1;
    return;
  }
  requireAll(replayOf(golden));
  console.log('comes out as recorded, and all that a soak looks at holds');
}
