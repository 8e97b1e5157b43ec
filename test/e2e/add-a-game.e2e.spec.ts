/**
 * Goal: the page on adding a game is true, and lists all that it takes. Method: in a copy of the project, the made-up
 * game of the fixtures goes where the page says, file by file; the copy compiles, its properties hold, and a match of
 * it is played over
 * HTTP to its audit. If it fails, a game takes something that the page does not list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../support/processes.js';
import { copyOf, type ProjectCopy } from '../support/project-copy.js';

const MADE_UP = join(ROOT, 'test/fixtures/games');
const [GAME = ''] = readdirSync(MADE_UP, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const PAGE = readFileSync(join(ROOT, 'docs/how-to/add-a-game.md'), 'utf8');
const PROJECT = [
  'src',
  'test',
  'prisma',
  'scripts',
  'tsconfig.json',
  'vitest.config.ts',
  'package.json',
  'prisma.config.ts',
];

/** The names in the first column of the page's table: files and folders of the game. */
const listed = [...PAGE.matchAll(/^ *\| (`[^|]+`) *\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

/** Where a file of the fixture's folder goes, by the steps of the page. */
const placeOf = (file: string): string => {
  if (file === 'kit.ts') return `test/support/games/${GAME}.ts`;
  if (file.startsWith('test/')) return `test/rules/${GAME}/${file.slice('test/'.length)}`;
  if (file.startsWith('golden/')) return `test/${file.replace('golden/', `golden/${GAME}/`)}`;
  return `src/engine/games/${GAME}/${file}`;
};

/** Imports of what lies elsewhere, as they are from there. */
const moved = (text: string, from: string, to: string): string =>
  text.replace(/from '(\.[^']+)'/g, (_whole, path: string) => {
    const fixture = `test/fixtures/games/${GAME}/`;
    const target = join(dirname(fixture + from), path);
    const there = target.startsWith(fixture) ? placeOf(target.slice(fixture.length)) : target;
    const up = dirname(to).split('/');
    const down = there.split('/');
    while (up[0] !== undefined && up[0] === down[0]) [up, down].forEach((one) => one.shift());
    return `from '${up.map(() => '../').join('') || './'}${down.join('/')}'`;
  });

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyOf('add-a-game', PROJECT);
  const files = readdirSync(join(MADE_UP, GAME), { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(MADE_UP, GAME).length + 1));
  for (const file of files)
    copy.write(placeOf(file), moved(readFileSync(join(MADE_UP, GAME, file), 'utf8'), file, placeOf(file)));
  const table = 'src/engine/games/index.ts';
  const row = copy.read(table).replace('[] = [', `[] = [${GAME}, `);
  copy.write(table, `import { ${GAME} } from './${GAME}/index.js';\n${row}`);
  // It is no fixture any more.
  copy.write('test/fixtures/games/index.ts', "export { GAMES } from '../../../src/engine/games/index.js';\n");
});

afterAll(() => copy.remove());

it('lists every file and folder of a game, and no other', () => {
  const own = readdirSync(join(MADE_UP, GAME), { withFileTypes: true }).map(
    (one) => one.name + (one.isDirectory() ? '/' : ''),
  );
  // What lies elsewhere by the other steps.
  const elsewhere = ['kit.ts', 'test/', 'golden/'];
  expect(listed.toSorted()).toEqual(own.filter((name) => !elsewhere.includes(name)).toSorted());
});

it('compiles', () => {
  const include = ['src/engine/**/*.ts', `test/rules/${GAME}`, 'test/support/games'];
  const compilerOptions = { noEmit: true, incremental: false };
  copy.write('tsconfig.page.json', JSON.stringify({ extends: './tsconfig.json', include, compilerOptions }));
  expect(copy.run('typescript-7/bin/tsc', '-p', 'tsconfig.page.json')).toEqual({ status: 0, said: '' });
});

/** Runs spec files of the copy. */
const suite = (project: string, ...args: readonly string[]) =>
  copy.run('vitest/vitest.mjs', 'run', '--root', copy.folder, '--project', project, ...args);

it('holds in its own tests, in golden games and in properties', () => {
  const { status, said } = suite(
    'pure',
    '-t',
    GAME,
    `test/rules/${GAME}`,
    'test/golden',
    'test/properties/whole-games',
  );
  expect([status, said]).toEqual([0, expect.stringMatching(/\d passed/)]);
});

it('is played over HTTP to an audit that agrees', () => {
  const { status, said } = suite('integration', '-t', GAME, 'test/integration/games/every-format.int.spec.ts');
  expect([status, said]).toEqual([0, expect.stringMatching(/1 passed/)]);
});

it('is described with the API, boards and log', () => {
  const { status, said } = suite('integration', 'test/integration/http/openapi.int.spec.ts');
  expect([status, said]).toEqual([0, expect.stringMatching(/\d passed/)]);
});
