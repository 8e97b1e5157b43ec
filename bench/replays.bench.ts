/**
 * What replays cost: the document that is made when a game ends and those of all eyes against re-feeding the game's
 * actions, a rebuild in games by second of processor time, and the sending of a stored one against a greeting of a
 * hello-world of the same framework.
 */
import 'reflect-metadata';
import { hash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { hashWith, rulesFor, type Rules } from '../src/engine/index.js';
import type { CardSetRules } from '../src/modules/catalogue/index.js';
import { RulesRegistry } from '../src/modules/matches/index.js';
import type { Reexecution } from '../src/modules/replays/domain/comparison.js';
import { namedReplay, WIDEST } from '../src/modules/replays/domain/replay-document.js';
import { reexecute } from '../src/modules/replays/domain/re-execution.js';
import { BuildGameReplay } from '../src/modules/replays/jobs/build-game-replay.job.js';
import { ExecutedGames } from '../src/modules/replays/executed-games.js';
import { ReplayTable } from '../src/modules/replays/replay-table.js';
import { DatabaseSettings, PgPools } from '../src/platform/database/index.js';
import { EventStore, Feed, type StoredEvent } from '../src/platform/event-store/index.js';
import { rebuildByJobs } from '../src/platform/queue/rebuild-by-jobs.js';
import { Connection } from '../test/support/connection.js';
import { recordedGame, storedEvents } from '../test/support/recorded-game.js';
import { type Bench, type Served, serving, UNLIMITED } from './http/served.js';
import { atLeast, atMost, median, processorMs, rounded } from './measure.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const GAMES = 4;
const REBUILT = Number(process.env['BENCH_REBUILT'] ?? 40);
const REQUESTS = 400;
const GAME = 'lorcana';
const metadata = { actor: { keyId: 'bench', role: 'admin' }, requestId: randomUUID() };

export async function run() {
  hashWith((data) => hash('sha256', data, 'hex')); // as the service does
  const rules = rulesFor(GAME);
  if (rules === undefined) throw new Error(`There is no game ${GAME}`);
  const made = await documents(rules);
  const served = await serving({ processes: 1, env: UNLIMITED }, serve);
  return { rounds: ROUNDS, ...made.figures, ...served.figures, ratios: { ...made.ratios, ...served.ratios } };
}

/** In this process, in turns. */
async function documents(rules: Rules) {
  const games = Array.from({ length: GAMES }, (_, seed) => storedEvents(recordedGame({ seed: seed + 1 })));
  const executed = games.map((events) => reexecute(events, () => rules));
  const rounds: { readonly refed: number; readonly ended: number; readonly all: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const refed = await spent(() => executed.forEach((game) => refeed(rules, game)));
    const ended = await spent(() => each(games, async (events) => written(again(events, rules), WIDEST.viewer)));
    const all = await spent(() =>
      each(games, async (events) => {
        const game = again(events, rules);
        for (const viewer of ['everything', 'spectator', 'p1', 'p2']) await written(game, viewer);
      }),
    );
    if (round >= 0) rounds.push({ refed, ended, all });
  }
  const of = (pick: (round: (typeof rounds)[number]) => number): number => rounded(median(rounds.map(pick)));
  return {
    figures: { refedMs: of(({ refed }) => refed), endedMs: of(({ ended }) => ended), allEyesMs: of(({ all }) => all) },
    ratios: {
      'carrying a game out again and making its replay, to re-feeding it': atMost(
        10,
        of((r) => r.ended / r.refed),
      ),
      'the same for all eyes, to re-feeding it': atMost(
        20,
        of((r) => r.all / r.refed),
      ),
    },
  };
}

const again = (events: readonly StoredEvent[], rules: Rules): Reexecution => reexecute(events, () => rules);

async function written(game: Reexecution, viewer: string): Promise<void> {
  const replay = await namedReplay(game, { viewer, branch: null }, () => Promise.resolve());
  if (replay === null) throw new Error(`there is a replay for ${viewer}`);
  gzipSync(JSON.stringify(replay));
}

function refeed(rules: Rules, { steps }: Reexecution): void {
  const [opening, ...actions] = steps;
  if (opening === undefined) throw new Error('a game is set up');
  const session = rules.session(opening.state);
  for (const { command } of actions) if (command !== null) session.submit(command);
}

async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (const item of items) await act(item);
}

/** Processor time of this process for each game, in milliseconds. */
async function spent(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / GAMES;
}

async function serve({ hello, kifu: [kifu], pool }: Bench) {
  const rules = rulesFor(GAME);
  if (kifu === undefined || rules === undefined) throw new Error('there is a server, and a game');
  const gameIds = await record(pool);
  const rebuiltPerSecond = await rebuilt(pool, rules);
  const [asker, greeter] = [new Connection(kifu.base, 1), new Connection(hello.base, 1)];
  const headers = { authorization: `Bearer ${kifu.adminKey}`, 'accept-encoding': 'gzip' };
  const ask = async (): Promise<void> => {
    const { status } = await asker.send('GET', `/v1/games/${gameIds[0]}/replay`, { headers });
    if (status !== 200) throw new Error(`a stored replay is answered with ${status}`);
  };
  const greet = async (): Promise<void> => {
    await greeter.ask('POST', '/hello', { body: { name: 'Ada', version: 17 } });
  };
  const rounds: { readonly sent: number; readonly greeted: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [sent, greeted] = [await timed(kifu, ask), await timed(hello, greet)];
    if (round >= 0) rounds.push({ sent, greeted });
  }
  asker.close();
  greeter.close();
  const ratio = rounded(median(rounds.map(({ sent, greeted }) => sent / greeted)));
  return {
    figures: { sentUs: rounded(median(rounds.map(({ sent }) => sent))), rebuiltPerProcessorSecond: rebuiltPerSecond },
    ratios: {
      'greetings in the processor time of a stored replay that is sent': atMost(40, ratio),
      'games rebuilt in a second of processor time': atLeast(5, rebuiltPerSecond),
    },
  };
}

/** Records public matches, and returns their ids. */
async function record(pool: Pool): Promise<readonly string[]> {
  const store = new EventStore(pool);
  const gameIds: string[] = [];
  for (let seed = 1; seed <= REBUILT; seed += 1) {
    const { gameId, gameEvents, matchId, matchEvents } = recordedGame({ seed });
    await store.append({ stream: matchId, expected: 'no-stream', metadata, events: [...matchEvents] });
    await store.append({ stream: gameId, expected: 'no-stream', metadata, events: [...gameEvents] });
    gameIds.push(gameId);
  }
  await store.close();
  return gameIds;
}

/** Games in a second of processor time of the process that makes them. */
async function rebuilt(pool: Pool, rules: Rules): Promise<number> {
  const { connectionString = '' } = pool.options;
  const pools = new PgPools(new DatabaseSettings(connectionString));
  const [store, feed, table] = [new EventStore(pools.app), new Feed(pools.app), new ReplayTable(pools)];
  const registry = new RulesRegistry({ withCards: () => Promise.resolve(rules) } as unknown as CardSetRules);
  const kinds = [new BuildGameReplay(store, registry, table, new ExecutedGames())];
  while ((await inbox(pool)) > 0) await delay(20);
  const before = process.cpuUsage();
  const failures = await rebuildByJobs(
    { name: 'bench', kinds, derived: table, pool: pools.app, feed },
    () => undefined,
  );
  const { user, system } = process.cpuUsage(before);
  if (failures.length > 0) throw new Error(`a rebuild failed: ${String(failures[0]?.cause)}`);
  await store.close();
  await feed.close();
  await pools.close();
  return rounded((REBUILT / (user + system)) * 1e6);
}

async function inbox(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from es.inbox');
  return rows[0]?.n ?? 0;
}

async function timed({ running }: Served, ask: () => Promise<unknown>): Promise<number> {
  const before = processorMs(running.process.pid);
  for (let request = 0; request < REQUESTS; request += 1) await ask();
  return ((processorMs(running.process.pid) - before) / REQUESTS) * 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(await run(), null, 2));
