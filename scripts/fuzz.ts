/**
 * `npm run fuzz -- --requests 100000 --seed 7`: requests generated from the OpenAPI document, valid and broken, against a
 * service of its own. The same test runs with 2,000 in CI, always from one seed: test/integration/http/fuzz.int.spec.ts.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
  },
});
if (![values.requests, values.seed].every((text) => /^\d{1,9}$/.test(text))) {
  console.error('npm run fuzz -- --requests <number> [--seed <number>]');
  process.exit(2);
}
const env = { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
const spec = 'test/integration/http/fuzz.int.spec.ts';
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', spec], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
