/**
 * Goal: the page on adding a word is true: what it shows compiles, with the word known to the types of the cards, and its test
 * passes. Method: a copy of the engine, in which everything is done that the page says.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../support/processes.js';

/** Within the project, so that packages are found. */
const COPY = join(ROOT, 'test-results/add-a-word');
const PAGE = readFileSync(join(ROOT, 'docs/how-to/add-a-word.md'), 'utf8');
const COPIED = ['src/engine', 'test/support', 'tsconfig.json', 'vitest.config.ts', 'package.json'];

/** Each step names a file, and shows what it holds. */
const steps = [...PAGE.matchAll(/^\d\..*?`(\S+\.ts)`.*\n\n {3}```ts\n([^]*?)^ {3}```$/gm)].map(
  ([, file = '', code = '']) => ({
    file,
    code: code.replace(/^ {3}/gm, ''),
  }),
);

const inCopy = (script: string, ...args: readonly string[]) => {
  const command = [join(ROOT, 'node_modules', script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: COPY, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  for (const path of COPIED) cpSync(join(ROOT, path), join(COPY, path), { recursive: true });
  for (const { file, code } of steps) {
    const path = join(COPY, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.endsWith('/index.ts') ? listed(readFileSync(path, 'utf8'), code) : code);
  }
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

/** The lines before the comment at the head of the list, those after it within the list. */
const listed = (index: string, code: string): string => {
  const [head = '', within = ''] = code.split(/^\/\/.*\n/m);
  return head + index.replace('export const words = [\n', (list) => list + within);
};

it('shows the file of the word, its place in the list and a test', () => {
  expect(steps.map(({ file }) => file)).toEqual([
    'src/engine/games/fftcg/words/15.1.1.3.2-mill.ts',
    'src/engine/games/fftcg/words/index.ts',
    'test/cards/fftcg/mill.spec.ts',
  ]);
});

it('compiles, and cards that say the word otherwise do not', () => {
  const otherwise = `import { summon } from '../../support/fftcg.js';
// @ts-expect-error A count is a number.
export const card = summon({ id: 'rockfall', effect: { do: 'mill', count: true } });
`;
  writeFileSync(join(COPY, 'test/cards/fftcg/otherwise.ts'), otherwise);
  const include = ['src/engine/games/fftcg/index.ts', 'test/cards'];
  const compilerOptions = { noEmit: true, incremental: false };
  writeFileSync(
    join(COPY, 'tsconfig.word.json'),
    JSON.stringify({ extends: './tsconfig.json', include, compilerOptions }),
  );
  expect(inCopy('typescript/bin/tsc', '-p', 'tsconfig.word.json')).toEqual({ status: 0, said: '' });
});

it('is carried out', () => {
  const file = steps.at(-1)?.file ?? '';
  const { status, said } = inCopy('vitest/vitest.mjs', 'run', '--root', COPY, '--project', 'pure', file);
  expect([status, said]).toEqual([0, expect.stringContaining('1 passed')]);
});
