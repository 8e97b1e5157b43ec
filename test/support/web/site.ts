/** The service as a user runs it, empty or with a match of every game, and its pages. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answered, kifuClient } from '../../../src/client/index.js';
import { games } from '../../../src/engine/index.js';
import { freePort, run, runBuilt, untilReady } from '../processes.js';

export interface Service {
  readonly url: string;
  /** Of the first admin, as the terminal shows it. */
  readonly key: string;
  close(): Promise<void>;
}

export interface Site extends Service {
  /** The game that was played of each. */
  readonly gameIds: ReadonlyMap<string, string>;
}

export async function openService(): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'kifu-web-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const service = runBuilt('start', { KIFU_DATA: folder, PORT: new URL(url).port });
  const key = await untilReady(service);
  return {
    url,
    key,
    close: async () => {
      service.process.kill('SIGTERM');
      await service.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Games are played to their end by the demo, at random, over HTTP. */
export async function openSite(): Promise<Site> {
  const service = await openService();
  const { url, key } = service;
  const folder = await mkdtemp(join(tmpdir(), 'kifu-demo-'));
  const gameIds = new Map<string, string>();
  for (const game of games) {
    const args = ['--import', 'tsx', 'scripts/demo.ts', game, '--best-of', '1', '--url', url, '--key', key];
    const demo = run(process.execPath, args, { KIFU_DATA: folder });
    if ((await demo.ended) !== 0) throw new Error(`the demo of ${game} failed:\n${demo.out()}${demo.err()}`);
    const query = { game };
    const { items } = await answered(kifuClient({ url, key }).GET('/v1/matches', { params: { query } }));
    gameIds.set(game, items[0]?.games[0]?.id ?? '');
  }
  await rm(folder, { recursive: true, force: true });
  return { ...service, gameIds };
}
