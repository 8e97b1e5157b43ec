/**
 * `npm run bench`: every benchmark of this folder, one after the other, and one JSON on standard output. With names
 * (`npm run bench -- engine`) only those; `--catalogue <file>` gives those of the engine a card file to import. Progress
 * goes to standard error.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { catalogue: { type: 'string' } },
});
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

const results: { [name: string]: unknown } = { node: process.version, at: new Date().toISOString() };
for (const [index, name] of names.entries()) {
  process.stderr.write(`[${index + 1}/${names.length}] ${name} …\n`);
  const { run } = (await import(`./${name}.bench.ts`)) as { readonly run: (asked: typeof options) => unknown };
  results[name] = await run(options);
}
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
