/**
 * `npm run fuzz -- --requests 100000 --seed 7`: requests generated from the OpenAPI document, valid and broken, against a
 * service of its own. The same test runs with 2,000 in CI, always from one seed: test/integration/http/fuzz.int.spec.ts.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runTests } from '../test/support/test-job.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
  },
});
runTests({
  usage: 'npm run fuzz -- --requests <number> [--seed <number>]',
  numbers: { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  args: ['--project', 'integration', 'test/integration/http/fuzz.int.spec.ts'],
});
