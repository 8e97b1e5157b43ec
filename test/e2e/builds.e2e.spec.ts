/**
 * Goal: what is started is what is there, is built only when that has changed, and is not changed under the processes
 * that run from it.
 * Method: the scripts of the project in a folder of their own, with small sources, which are changed.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, run, until } from '../support/processes.js';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kifu-builds-'));
  const parts = ['scripts', 'prisma', 'package.json', 'package-lock.json', 'tsconfig.json'];
  for (const part of parts) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'src', 'web'), { recursive: true });
  writeFileSync(join(copy, 'src', 'web', 'index.html'), '<script type="module" src="./main.ts"></script>\n');
  writeFileSync(join(copy, 'src', 'web', 'main.ts'), "document.title = 'Kifu';\n");
  // An entry point that says what it is, waits if it is told to, and ends.
  said('one');
});

afterAll(() => rmSync(copy, { recursive: true }));

const entry = () => join(copy, 'src', 'said.main.ts');
const said = (word: string): void =>
  writeFileSync(
    entry(),
    `console.log('says ${word}', process.argv.slice(2).join());
if (process.argv[2] === 'wait') setTimeout(async () => { console.log('later', (await import('./word.js')).word); process.exit(); }, 60_000);
process.on('SIGTERM', async () => { console.log('later', (await import('./word.js')).word); process.exit(); });\n`,
  ) ?? writeFileSync(join(copy, 'src', 'word.ts'), `export const word: string = '${word}';\n`);

const start = (...args: readonly string[]) => run(process.execPath, ['scripts/kifu.mjs', 'said', ...args], {}, copy);
const builds = (): readonly string[] => readdirSync(join(copy, '.builds'));

async function output(...args: readonly string[]): Promise<string> {
  const running = start(...args);
  expect([await running.ended, running.err()]).toEqual([0, '']);
  return running.out();
}

const BUILDING = 'Building Kifu, which has changed since it was built last … ';

it('builds what has changed, and nothing else, beside what runs', async () => {
  expect(await output('a', 'b')).toMatch(new RegExp(`^${BUILDING}[\\d.]+ s\nsays one a,b\n$`));
  expect(await output()).toBe('says one \n');
  utimesSync(entry(), new Date(), new Date());
  expect(await output()).toBe('says one \n');

  const waiting = start('wait');
  await until(waiting, 'first words', () => waiting.out().includes('says one'));
  const [first] = builds();
  said('two');
  expect(await output()).toMatch(new RegExp(`^${BUILDING}.*\nsays two \n$`));
  expect(builds()).toContain(first);
  // What it had not loaded before is still of its own build.
  waiting.process.kill('SIGTERM');
  await waiting.ended;
  expect(waiting.out()).toContain('later one');

  said('three');
  expect(await output()).toContain('says three');
  expect(builds()).toHaveLength(1);
});

it.each([['package-lock.json'], ['tsconfig.json'], [join('prisma', 'schema', 'schema.prisma')]])(
  'builds anew after a change of %s',
  async (path) => {
    await output();
    writeFileSync(join(copy, path), `${readFileSync(join(copy, path), 'utf8')}\n`);
    expect(await output()).toContain(BUILDING);
    expect(await output()).not.toContain(BUILDING);
  },
);

it('says what does not build, and keeps nothing of it', async () => {
  const before = builds();
  writeFileSync(join(copy, 'src', 'word.ts'), 'export const word = ;\n');
  const broken = start();
  expect(await broken.ended).toBe(1);
  expect(broken.err()).toMatch(/does not build:[^]*word\.ts/);
  expect(builds()).toEqual(before);
});
