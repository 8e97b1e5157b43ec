/**
 * `npm run bench`: every benchmark of this folder, one after the other, and one JSON on standard output. With names
 * (`npm run bench -- engine`) only those; `--catalogue <file>` gives those of the engine a card file to import.
 * Progress, and ratios that are much worse than in `baseline.json`, go to standard error; `--baseline` writes that file
 * anew.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Baseline, updated, warningsOf } from './baseline.js';
import { type Ratios } from './measure.js';
import { readOptions } from '../scripts/options.js';

const { values: options, positionals: wanted } = readOptions(
  'npm run bench -- [<name>…] [--catalogue <file>] [--baseline]',
  {
    allowPositionals: true,
    options: { catalogue: { type: 'string' }, baseline: { type: 'boolean', default: false } },
  },
);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

type Benchmark = { readonly run: (asked: typeof options) => Promise<{ readonly ratios: Ratios }> };

const [results, measured]: [Record<string, unknown>, Record<string, Ratios>] = [{}, {}];
for (const [index, name] of names.entries()) {
  process.stderr.write(`[${index + 1}/${names.length}] ${name} …\n`);
  const { run } = (await import(`./${name}.bench.ts`)) as Benchmark;
  const report = await run(options);
  [results[name], measured[name]] = [report, report.ratios];
}
process.stdout.write(
  `${JSON.stringify({ node: process.version, at: new Date().toISOString(), ...results }, null, 2)}\n`,
);

const file = new URL('baseline.json', import.meta.url);
const baseline = JSON.parse(readFileSync(file, 'utf8')) as Baseline;
for (const warning of warningsOf(measured, baseline)) process.stderr.write(`warning: ${warning}\n`);
if (options.baseline) writeFileSync(file, `${JSON.stringify(updated(measured, baseline), null, 2)}\n`);
