/** `npm run catalogue` as its user meets it: on a running Kifu, and every way to use it wrong. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFile, odd, vanilla } from '../support/card-files.js';
import { freePort, run, runBuilt, type Running, untilReady } from '../support/processes.js';

let folder: string;
let env: Record<string, string>;
let kifu: Running;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kifu-catalogue-'));
  env = { KIFU_DATA: folder, PORT: String(await freePort()) };
  kifu = runBuilt('start', env);
  await untilReady(kifu);
  file = join(folder, 'cards.json');
  await writeFile(file, JSON.stringify(cardFile([vanilla(901), odd(902), vanilla(903, { color: 'Plaid' })])));
});

afterAll(async () => {
  kifu.process.kill('SIGINT');
  await kifu.ended;
  await rm(folder, { recursive: true });
});

/** The exit code, and what was said on either side. */
async function catalogue(args: readonly string[], changes: Readonly<Record<string, string>> = {}) {
  const command = run(process.execPath, ['dist/cli.main.js', 'catalogue', ...args], {
    ...env,
    ...changes,
  });
  const code = await command.ended;
  return { code, out: command.out(), err: command.err() };
}

describe('npm run catalogue', () => {
  it('imports a file, reports what is scripted and odd, and lists the card sets', async () => {
    const report = join(folder, 'report.json');
    const imported = await catalogue(['import', 'lorcana', file, '--report', report]);
    expect(imported.code).toBe(0);
    expect(imported.out).toContain('Card set 1 of lorcana is new.');
    expect(imported.out).toMatch(/unscripted +1 /);
    expect(imported.out).toMatch(/\/cards\/2\/color +Walker 903 - Out for a Stroll: .*Plaid/);
    const written = JSON.parse(await readFile(report, 'utf8')) as { cards: { id: string; status: string }[] };
    expect(written.cards.find(({ id }) => id === '1-902')).toMatchObject({ status: 'unscripted' });

    const again = await catalogue(['import', 'lorcana', file, '--all']);
    expect(again.out).toContain('Card set 1 of lorcana was there: nothing is new.');
    const { code, out } = await catalogue(['list']);
    expect([
      code,
      out
        .split('\n')
        .slice(1, 3)
        .map((line) => line.slice(0, 7)),
    ]).toEqual([0, ['*     1', '      0']]);
  });

  it('says what is wrong, in words', async () => {
    const broken = join(folder, 'broken.json');
    await writeFile(broken, '{"cards": [1,}');
    const other = join(folder, 'other.json');
    await writeFile(other, '[]');
    const cases: readonly (readonly [args: readonly string[], changes: Record<string, string>, said: RegExp])[] = [
      [['import', 'lorcana', join(folder, 'none.json')], {}, /^There is no file to read at /],
      [['import', 'lorcana', broken], {}, /^The body is not valid JSON: see line 1, column 14\./],
      [['import', 'lorcana', other], {}, /^The import failed at the top: /],
      [['import', 'lorcana', file, '--format', 'csv'], {}, /cannot be read from the file format 'csv'/],
      [['import', 'lorcana', file, '--report', folder], {}, /^The report cannot be written to /m],
      [['list', '--url', 'http://127.0.0.1:1'], {}, /^No Kifu answers at http:\/\/127\.0\.0\.1:1: /],
      [['list', '--key', 'nonsense'], {}, /^The API key is not valid\./],
      [['list'], { KIFU_DATA: join(folder, 'empty') }, /^Say which key to use, with --key or KIFU_ADMIN_KEY/],
    ];
    for (const [args, changes, said] of cases) {
      const { code, err } = await catalogue(args, changes);
      expect([args, code, err]).toEqual([args, 1, expect.stringMatching(said)]);
    }
    for (const args of [
      [],
      ['import', 'lorcana'],
      ['import', 'chess', file],
      ['list', '--loud'],
      ['sell', 'lorcana'],
    ]) {
      const { code, err } = await catalogue(args);
      expect([args, code, err]).toEqual([args, 2, expect.stringMatching(/^usage: /)]);
    }
  });
});
