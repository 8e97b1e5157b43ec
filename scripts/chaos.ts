/**
 * `npm run chaos -- --kills 100 --postgres 10 --redis 5 --seed 7`: plays matches against a Kifu of its own, strikes it
 * again and again, and then checks that nothing that was acknowledged got lost, doubled or changed. Twice: half of the
 * kills are for Kifu in one process, the rest for its processes apart, whose PostgreSQL and Redis go away, too;
 * `--setup one` or `--setup apart` is one of the two only. Ends with a report; 1 if it found a fault.
 */
import { Presets, SingleBar } from 'cli-progress';
import { type ChaosOptions, type ChaosReport, runChaos } from '../test/support/chaos/chaos.js';
import { endWithUsage, readOptions } from './options.js';

const FLAGS = ['kills', 'postgres', 'redis', 'seed', 'tables'].map((name) => `--${name} <number>`);
const USAGE = `npm run chaos -- ${FLAGS.join(' ')} --setup one|apart|both`;

const { values: options } = readOptions(USAGE, {
  options: {
    kills: { type: 'string', default: '20' },
    postgres: { type: 'string', default: '2' },
    redis: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    tables: { type: 'string', default: '6' },
    setup: { type: 'string', default: 'both' },
  },
});
const { setup, ...counts } = options;
const [kills, postgres, redis, seed, tables] = [
  ...[counts.kills, counts.postgres, counts.redis, counts.seed, counts.tables].map(Number),
] as [number, number, number, number, number];
const usable = [kills, postgres, redis, seed, tables].every((each) => Number.isInteger(each) && each >= 0);
if (!usable || tables === 0 || !['one', 'apart', 'both'].includes(setup)) endWithUsage(USAGE);

const forOne = setup === 'one' ? kills : setup === 'both' ? Math.ceil(kills / 2) : 0;
const runs: readonly ChaosOptions[] = [
  { setup: 'one', kills: forOne, seed, tables },
  { setup: 'apart', kills: kills - forOne, postgres, redis, seed, tables },
];
const reports: ChaosReport[] = [];
for (const run of runs.filter((each) => setup === 'both' || each.setup === setup)) reports.push(await shown(run));
console.log(JSON.stringify(reports, null, 2));
process.exitCode = reports.every(({ faults }) => faults.length === 0) ? 0 : 1;

async function shown(run: ChaosOptions): Promise<ChaosReport> {
  const format = `  ${run.setup.padEnd(5)} {value}/{total}  {bar}  {acknowledged} actions acknowledged  {stage}`;
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 2_000 }, Presets.shades_classic);
  bar.start(run.kills + (run.postgres ?? 0) + (run.redis ?? 0), 0, { acknowledged: 0, stage: 'starts' });
  return runChaos({
    ...run,
    onProgress: ({ troubles, ...payload }) => bar.update(troubles, payload),
  }).finally(() => bar.stop());
}
