/** The service as a user runs it, empty or with a match of every game, and its pages. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { games } from '../../../src/engine/index.js';
import { eventually } from '../ledger.js';
import { freePort, run, runBuilt, untilReady } from '../processes.js';

export interface Service {
  readonly url: string;
  /** An admin's key, as the terminal prints it at each start. */
  readonly key: string;
  close(): Promise<void>;
}

export interface Site extends Service {
  /** The game that was played of each. */
  readonly gameIds: ReadonlyMap<string, string>;
}

export const openService = async (): Promise<Service> => openAt(await newFolder());

/**
 * Games are played to their end by the demo, at random, over HTTP: once for a folder, that of a run of tests, and every
 * site is a copy of that one.
 */
export async function openSite(shared = inject('sharedSite')): Promise<Site> {
  const { data, gameIds } = await playedSite(shared);
  const folder = await newFolder();
  // With its owner, who is another where the tests are run by root; Node's own `cp` changes it.
  await promisify(execFile)('cp', ['-a', `${data}/.`, folder]);
  return { ...(await openAt(folder)), gameIds: new Map(gameIds) };
}

interface PlayedSite {
  /** What the service left when it was stopped. */
  readonly data: string;
  readonly gameIds: readonly (readonly [game: string, id: string])[];
}

const WITHIN_MS = 240_000;

/** Who comes first plays it; the others, in other processes, wait for it. */
async function playedSite(shared: string): Promise<PlayedSite> {
  const [data, described] = [join(shared, 'data'), join(shared, 'site.json')];
  const isFirst = await mkdir(data).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const site: PlayedSite = { data, gameIds: await playAll(data) };
    await writeFile(`${described}.new`, JSON.stringify(site));
    await rename(`${described}.new`, described);
    return site;
  }
  const read = () => readFile(described, 'utf8').catch(() => null);
  return JSON.parse(await eventually('another test to have played the site', read, WITHIN_MS)) as PlayedSite;
}

async function playAll(data: string): Promise<PlayedSite['gameIds']> {
  const { url, key, stop } = await serve(data);
  const folder = await mkdtemp(join(tmpdir(), 'kifu-demo-'));
  const gameIds: (readonly [string, string])[] = [];
  for (const game of games) {
    const args = ['--import', 'tsx', 'scripts/demo.ts', game, '--best-of', '1', '--url', url, '--key', key];
    const demo = run(process.execPath, args, { KIFU_DATA: folder });
    if ((await demo.ended) !== 0) throw new Error(`the demo of ${game} failed:\n${demo.out()}${demo.err()}`);
    const query = { game };
    const { items } = await answered(kifuClient({ url, key }).GET('/v1/matches', { params: { query } }));
    gameIds.push([game, items[0]?.games[0]?.id ?? '']);
  }
  await rm(folder, { recursive: true, force: true });
  await stop();
  return gameIds;
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'kifu-web-'));

/** With its data, which is gone when it closes. */
async function openAt(data: string): Promise<Service> {
  const { url, key, stop } = await serve(data);
  return { url, key, close: () => stop().then(() => rm(data, { recursive: true, force: true })) };
}

async function serve(data: string): Promise<Omit<Service, 'close'> & { readonly stop: () => Promise<void> }> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const service = runBuilt('start', { KIFU_DATA: data, PORT: new URL(url).port });
  const key = await untilReady(service);
  const stop = async () => {
    service.process.kill('SIGTERM');
    await service.ended;
  };
  return { url, key, stop };
}
