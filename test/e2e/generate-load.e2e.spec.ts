/**
 * Goal: a database that `npm run generate-load` has filled is one that Kifu could have recorded. Method: few games, an
 * audit of everything, and the statistics that workers derive. If it fails: the generator records other events than
 * commands do.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/ledger.js';
import { freePort, run, runBuilt, type Running, untilReady } from '../support/processes.js';

const KEY = `kifu_${'a'.repeat(16)}_${'b'.repeat(43)}`;
const GAMES = 4;

let dataFolder: string;
let port: number;
let kifu: Running;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-load-'));
  port = await freePort();
  kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: String(port), KIFU_ADMIN_KEY: KEY });
  await untilReady(kifu);
});

afterAll(async () => {
  kifu.process.kill('SIGTERM');
  await kifu.ended;
  await rm(dataFolder, { recursive: true });
});

interface Counted {
  readonly items: readonly { readonly games: number }[];
}

const gamesCounted = async (query: string): Promise<number> => {
  const headers = { authorization: `Bearer ${KEY}` };
  const answer = await fetch(`http://127.0.0.1:${port}/v1/statistics?game=fftcg&${query}`, { headers });
  return ((await answer.json()) as Counted).items[0]?.games ?? 0;
};

it('fills a database with games that audits re-execute and statistics count', async () => {
  const asked = ['fftcg', '--games', String(GAMES), '--players', '3', '--days', '100'];
  const generated = run(process.execPath, ['--import', 'tsx', 'scripts/generate-load.ts', ...asked], {
    ...{ KIFU_DATA: dataFolder, PORT: String(port), KIFU_ADMIN_KEY: KEY },
  });
  expect([await generated.ended, generated.out()]).toEqual([0, expect.stringMatching(/\d+ events of 4 games in/)]);
  await eventually('all games to be counted', async () => ((await gamesCounted('')) === GAMES ? true : null), 60_000);
  const before = new Date(Date.now() - 40 * 86_400_000).toISOString();
  expect([await gamesCounted(`to=${before}`), await gamesCounted(`from=${before}`)]).toEqual([2, 2]);

  const audit = runBuilt('verify', { KIFU_DATA: dataFolder });
  expect([await audit.ended, audit.out()]).toEqual([0, expect.stringContaining('Everything is as it was recorded.')]);
});
