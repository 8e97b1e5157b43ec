/**
 * Properties are drawn from one seed, so the gate says the same of the same code. Others are drawn by
 * `npm run properties`, which prints its seed.
 */
import fc from 'fast-check';

const numberIn = (name: string, usual: number): number => Number(process.env[name] ?? usual);

fc.configureGlobal({
  seed: numberIn('KIFU_FAST_CHECK_SEED', 20_250_314),
  numRuns: numberIn('KIFU_FAST_CHECK_RUNS', 150),
});
