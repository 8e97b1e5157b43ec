/**
 * Goal: the pages on adding a word and an event are true: what they show compiles, with what is added known to the
 * types of the game, and its test passes. Method: a copy of the engine, in which everything is done that the page says.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/processes.js';
import { copyOf, ENGINE, type ProjectCopy } from '../support/project-copy.js';

/** Each step of a page names a file, and shows what it holds. */
const stepsOf = (page: string) =>
  [...page.matchAll(/^\d\..*?`(\S+\.ts)`.*\n\n {3}```ts\n([^]*?)^ {3}```$/gm)].map(([, file = '', code = '']) => ({
    file,
    code: code.replace(/^ {3}/gm, ''),
  }));

/** The lines before the comment at the head of the list, those after it within the list. */
const listed = (index: string, code: string): string => {
  const [head = '', within = ''] = code.split(/^\/\/.*\n/m);
  return head + index.replace(/export const (?:words|events) = \[\n/, (list) => list + within);
};

const PAGES = [
  {
    name: 'add-a-word',
    files: [
      'src/engine/games/fftcg/words/15.1.1.3.2-mill.ts',
      'src/engine/games/fftcg/words/index.ts',
      'test/cards/fftcg/mill.spec.ts',
    ],
    otherwise: `import { summon } from '../../support/fftcg.js';
// @ts-expect-error A count is a number.
export const card = summon({ id: 'rockfall', effect: { do: 'mill', count: true } });
`,
  },
  {
    name: 'add-an-event',
    files: [
      'src/engine/games/fftcg/events/15.1.1.3.2-milled.ts',
      'src/engine/games/fftcg/events/index.ts',
      'test/cards/fftcg/milled.spec.ts',
    ],
    otherwise: `import type { Milled } from '../../../src/engine/games/fftcg/events/15.1.1.3.2-milled.js';
// @ts-expect-error An object is named by its id.
export const event: Milled = { kind: 'milled', cites: [], object: 1 };
`,
  },
];

describe.each(PAGES)('the page $name', ({ name, files, otherwise }) => {
  const steps = stepsOf(readFileSync(join(ROOT, `docs/how-to/${name}.md`), 'utf8'));
  let copy: ProjectCopy;

  beforeAll(() => {
    copy = copyOf(name, ENGINE);
    for (const { file, code } of steps)
      copy.write(file, file.endsWith('/index.ts') ? listed(copy.read(file), code) : code);
  });

  afterAll(() => copy.remove());

  it('shows the file, its place in the list and a test', () => {
    expect(steps.map(({ file }) => file)).toEqual(files);
  });

  it('compiles, and what says it otherwise does not', () => {
    copy.write('test/cards/fftcg/otherwise.ts', otherwise);
    const include = ['src/engine/games/fftcg/index.ts', 'test/cards'];
    const compilerOptions = { noEmit: true, incremental: false };
    copy.write('tsconfig.page.json', JSON.stringify({ extends: './tsconfig.json', include, compilerOptions }));
    expect(copy.run('typescript-7/bin/tsc', '-p', 'tsconfig.page.json')).toEqual({ status: 0, said: '' });
  });

  it('is carried out', () => {
    const { status, said } = copy.run(
      'vitest/vitest.mjs',
      ...['run', '--root', copy.folder, '--project', 'pure', steps.at(-1)?.file ?? ''],
    );
    expect([status, said]).toEqual([0, expect.stringContaining('1 passed')]);
  });
});
