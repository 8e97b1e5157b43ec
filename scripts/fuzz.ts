/**
 * `npm run fuzz -- --requests 100000 --seed 7`: requests generated from the OpenAPI document, valid and broken, against
 * a service of its own. The same test runs with 2,000 in CI, always from one seed:
 * test/integration/http/fuzz.int.spec.ts.
 *
 * `npm run fuzz -- --slow`: a megabyte in every place of every request, from every role, against a service of its own,
 * which says how long its event loop was held: 1 if it ever was for more than 50 ms, or took more than 512 MB.
 * Everything is read from the data of 10,000 players as well. `--only 'POST /v1/decks'` is a part of them, `--only
 * 'much to read'` another.
 */
import { randomInt } from 'node:crypto';
import { Presets, SingleBar } from 'cli-progress';
import build from '../test/support/build.global-setup.js';
import { findSlow } from '../test/support/slow/slow.js';
import { runTests } from '../test/support/test-job.js';
import { readOptions } from './options.js';

const USAGE = 'npm run fuzz -- --requests <number> [--seed <number>] | --slow [--only <operation>]';

const { values } = readOptions(USAGE, {
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
    slow: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
if (values.slow) await slow(values.only);
else {
  runTests({
    usage: USAGE,
    numbers: { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
    args: ['--project', 'integration', 'test/integration/http/fuzz.int.spec.ts'],
  });
}

async function slow(only: string): Promise<void> {
  await build();
  const bar = new SingleBar({ noTTYOutput: true, notTTYSchedule: 5_000 }, Presets.shades_classic);
  bar.start(1, 0);
  const report = await findSlow({
    only,
    onProgress: (sent, all) => {
      bar.setTotal(all);
      bar.update(sent);
    },
  }).finally(() => bar.stop());
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
}
