/**
 * `npm run effects` writes docs/effects.md and the JSON Schema of every game's cards; with `-- --check` it writes
 * nothing and fails when a committed file is not what it would write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EFFECTS_PATH, effectsPage, schemaPath, schemaText } from '../src/cli/effects/effects-page.js';
import { languages } from '../src/cli/effects/languages.js';
import { readOptions } from './options.js';

const { values } = readOptions('npm run effects -- [--check]', {
  options: { check: { type: 'boolean', default: false } },
});
const checkOnly = values.check;

const files = [
  { path: EFFECTS_PATH, text: effectsPage(languages()) },
  ...languages().map(({ game, schema }) => ({ path: schemaPath(game), text: schemaText(schema) })),
];

for (const { path, text } of files) {
  if (!checkOnly) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run npm run effects and commit it.`);
    process.exitCode = 1;
  }
}
