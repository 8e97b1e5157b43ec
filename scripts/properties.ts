/**
 * `npm run properties -- --runs 10000 --seed 7`: the properties that stand beside their code, and that of made-up
 * cards, with more values than the gate draws, and others. Whole games and requests have jobs of their own: `npm run
 * soak`, `npm run fuzz`.
 */
import { randomInt } from 'node:crypto';
import { runTests } from '../test/support/test-job.js';
import { readOptions } from './options.js';

const USAGE = 'npm run properties -- [--runs <number>] [--seed <number>]';

const { values } = readOptions(USAGE, {
  options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string', default: String(randomInt(1e9)) } },
});
console.log(`properties: ${values.runs} values each, seed ${values.seed}`);
runTests({
  usage: USAGE,
  numbers: { KIFU_FAST_CHECK_RUNS: values.runs, KIFU_FAST_CHECK_SEED: values.seed },
  args: ['--project', 'pure', 'src', 'test/properties/mixed-cards', '--testTimeout', '0'],
});
