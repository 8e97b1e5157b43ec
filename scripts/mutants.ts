/**
 * `npm run mutants -- <game> [<rule>]` or `-- access|event-store [<file>]`, `[--sample n] [--seed n] [--elsewhere]
 * [--quick]`: changes the code of rules (of access, of the event store) in one place after the other, and lists the
 * changes that no test of the rule notices. `--elsewhere` lists those that the test of another rule notices. `--quick`
 * leaves out the changes that need a process of their own. It writes test-results/mutants-<what>.json alone. See
 * docs/decisions/0022.
 */
import { writeFileSync } from 'node:fs';
import { Presets, SingleBar } from 'cli-progress';
import { judgeAll, judgeElsewhere } from '../test/support/mutants/judging.js';
import { linesOf, recordOf } from '../test/support/mutants/report.js';
import { startServer } from '../test/support/postgres.global-setup.js';
import { sampleOf, targetOf, TARGETS } from '../test/support/mutants/targets.js';
import { endWithUsage, readOptions } from './options.js';

const USAGE = `npm run mutants -- ${TARGETS.join('|')} [<rule or file>] [--sample n] [--seed n] [--elsewhere] [--quick]`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    elsewhere: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const [name = '', chapter] = positionals;
const [size, seed] = [values.sample, values.seed].map(Number);
const target = targetOf(name, chapter);

if (target === undefined || target.suspects.length === 0 || !(Number(size) > 0) || !Number.isSafeInteger(seed)) {
  endWithUsage(USAGE);
} else {
  const suspects = sampleOf(target.suspects, size ?? 1, seed ?? 1);
  const format = `${target.name} {bar} {value}/{total} changes {percentage}% {duration_formatted}, {noticed} noticed`;
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 30_000 }, Presets.shades_classic);
  bar.start(suspects.length, 0, { noticed: 0 });
  // An interruption prints the report of the changes judged so far.
  const broken = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => broken.abort());
  const onProgress = (judged: number, noticed: number): void => bar.update(judged, { noticed });
  const manner = { onProgress, signal: broken.signal, isQuick: values.quick };
  const server = target.isService ? await startServer() : undefined;
  const own = await judgeAll(target, suspects, manner).finally(() => bar.stop());
  const { verdicts, red } = values.elsewhere
    ? await judgeElsewhere(target, own, { ...manner, onProgress: () => undefined })
    : own;
  await server?.stop();
  console.log(`\n${target.name}: ${suspects.length} of ${target.suspects.length} changes, seed ${seed}`);
  for (const test of red) console.log(`fails as it is, and tells nothing: ${test}`);
  for (const line of linesOf(verdicts)) console.log(line);
  writeFileSync(`test-results/mutants-${target.name.replace(/\W+/g, '-')}.json`, recordOf(verdicts));
}
