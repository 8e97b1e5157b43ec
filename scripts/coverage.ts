/**
 * `npm run coverage:rules` writes docs/coverage/<game>.md for every game; with `-- --check` it writes nothing and
 * fails when a committed page is not what it would write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { coveragePage, coveragePath } from '../src/cli/ledger/coverage-page.js';
import { readLedger } from '../src/cli/ledger/ledger.js';
import { rulebooks } from '../src/engine/index.js';
import { readOptions } from './options.js';

const { values } = readOptions('npm run coverage:rules -- [--check]', {
  options: { check: { type: 'boolean', default: false } },
});
const checkOnly = values.check;

for (const rulebook of rulebooks) {
  const path = coveragePath(rulebook.game);
  const page = coveragePage(readLedger(process.cwd(), rulebook));
  if (!checkOnly) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, page);
    console.log(`wrote ${path}`);
  } else if (readFileSync(path, 'utf8') !== page) {
    console.error(`${path} is out of date: run npm run coverage:rules and commit it.`);
    process.exitCode = 1;
  }
}
