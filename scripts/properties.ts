/**
 * `npm run properties -- --runs 10000 --seed 7`: the properties that stand beside their code, and that of made-up cards,
 * with more values than the gate draws, and others. Whole games and requests have jobs of their own: `npm run soak`, `npm run fuzz`.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string', default: String(randomInt(1e9)) } },
});
if (![values.runs, values.seed].every((text) => /^\d{1,9}$/.test(text))) {
  console.error('npm run properties -- [--runs <number>] [--seed <number>]');
  process.exit(2);
}
console.log(`Each property holds for ${values.runs} values from seed ${values.seed}, or fails here:`);
const env = { ...process.env, KIFU_FAST_CHECK_RUNS: values.runs, KIFU_FAST_CHECK_SEED: values.seed };
const args = ['vitest', 'run', '--project', 'pure', 'src', 'test/properties/mixed-cards', '--testTimeout', '0'];
const { status } = spawnSync('npx', args, { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
