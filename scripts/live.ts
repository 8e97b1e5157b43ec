/**
 * `npm run live -- --tables 64 --listeners 500 --minutes 60`: tables that play at the pace of people on a Kifu of its
 * own, and listeners who follow them. Ends with a report: how late steps reach listeners, how long the loop was held,
 * where memory went; 1 if a listener missed a step or an audit found a fault.
 */
import { Presets, SingleBar } from 'cli-progress';
import { games } from '../src/engine/index.js';
import { runLive } from '../test/support/live/live.js';
import { endWithUsage, readOptions } from './options.js';

const FLAGS = ['tables', 'listeners', 'minutes', 'think-ms', 'seed'].map((name) => `--${name} <number>`);
const USAGE = `npm run live -- --game ${games.join('|')} ${FLAGS.join(' ')}`;

const { values } = readOptions(USAGE, {
  options: {
    game: { type: 'string', default: 'lorcana' },
    tables: { type: 'string', default: '64' },
    listeners: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '60' },
    'think-ms': { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const { game } = values;
const numbers = [values.tables, values.listeners, values.minutes, values['think-ms'], values.seed].map(Number);
const [tables, listeners, minutes, thinkMs, seed] = numbers as [number, number, number, number, number];

if (!games.includes(game) || !numbers.every((each) => Number.isFinite(each) && each >= 0) || tables < 1)
  endWithUsage(USAGE);

const format =
  '  {value}/{total} min {bar} {actions} actions, {deliveries} delivered, loop p99 {loop} ms, {mb} MB, {faults} faults';
const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 60_000 }, Presets.shades_classic);
bar.start(minutes, 0, { actions: 0, deliveries: 0, loop: 0, mb: 0, faults: 0 });
const report = await runLive({
  game,
  tables,
  listeners,
  minutes,
  thinkMs,
  seed,
  onProgress: ({ minutes: past, loopDelayP99Ms, heapMb, ...rest }) =>
    bar.update(Math.min(minutes, Math.round(past)), {
      ...rest,
      loop: loopDelayP99Ms.toFixed(1),
      mb: heapMb.toFixed(0),
    }),
}).finally(() => bar.stop());
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.faults.length === 0 ? 0 : 1;
