/**
 * `npm run chaos -- --kills 100 --seed 7`: plays matches against a Kifu of its own, which it kills again and again, and
 * then checks that nothing that was acknowledged got lost, doubled or changed. Ends with a report; 1 if it found a fault.
 */
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { runChaos } from '../test/support/chaos/chaos.js';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    tables: { type: 'string', default: '6' },
  },
});
const [kills, seed, tables] = [Number(options.kills), Number(options.seed), Number(options.tables)];
if (![kills, seed, tables].every((each) => Number.isInteger(each) && each >= 0) || tables === 0) {
  console.error('npm run chaos -- --kills <number> --seed <number> --tables <number>');
  process.exit(2);
}

const format = '  kills {value}/{total}  {bar}  {acknowledged} actions acknowledged  {stage}';
const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 2_000 }, Presets.shades_classic);
bar.start(kills, 0, { acknowledged: 0, stage: 'starts' });
const report = await runChaos({
  ...{ kills, seed, tables },
  onProgress: ({ kills: done, ...payload }) => bar.update(done, payload),
}).finally(() => bar.stop());
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.faults.length === 0 ? 0 : 1;
