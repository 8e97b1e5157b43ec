/**
 * Statistics of many games, and of a span of time, against those of few, over HTTP as shipped, and what counting a game
 * costs beside playing it again.
 * The games are facts of real ones, many times over, by other players with other decks.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { type Rules, rulesFor } from '../src/engine/index.js';
import { decodeMatchEvent, GameRun, setupOf } from '../src/modules/matches/index.js';
import { factsOf, type GameFact } from '../src/modules/statistics/domain/game-facts.js';
import { playAgain } from '../src/modules/statistics/domain/play-again.js';
import { GameFactTable } from '../src/modules/statistics/game-fact-table.js';
import { Totals } from '../src/modules/statistics/totals/totals.js';
import {
  applyMigrations,
  Clock,
  DatabaseSettings,
  inTransaction,
  PgPools,
  startEmbeddedPostgres,
} from '../src/platform/database/index.js';
import type { Json, StoredEvent } from '../src/platform/event-store/index.js';
import { newAdminKey } from '../test/support/chaos/victim.js';
import { Connection } from '../test/support/connection.js';
import { freePort, run as start, runBuilt, type Running, until } from '../test/support/processes.js';
import { recordedGame, storedEvents } from '../test/support/recorded-game.js';
import { atMost, median, processorMs, quantile, rounded } from './measure.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** Requests of a round; many enough for the clock of the processor, which ticks a hundred times a second. */
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 200);
const SIZES = [10, 1_000, 20_000];
const TEMPLATES = 8;

/**
 * $1 how many games: copies of those that are there, of two years, with three hundred decks of as many players, half of
 * them public.
 */
const MANY = `
with played as (select f.*, dense_rank() over (order by game_id) - 1 as place from game_facts f)
insert into game_facts
select (jsonb_populate_record(null::game_facts, to_jsonb(p) || jsonb_build_object(
  'game_id', md5('game' || i)::uuid, 'match_id', md5('match' || i)::uuid,
  'player_id', md5('player' || (i * 7 + ascii(right(seat, 1))) % 300)::uuid,
  'deck_id', md5('deck' || (i * 7 + ascii(right(seat, 1))) % 300)::uuid,
  'ended_at', timestamptz '2025-01-01' + i * interval '17 hours' / $1 * 1000, 'shown_at', timestamptz '2025-01-01'))).*
from generate_series(1, $1::int) i join played p on p.place = i % ${TEMPLATES}`;

/**
 * Whole months, whole days beside them, and parts of days at both ends. Each question begins a second later than the
 * question before: no process remembers its answer.
 */
const spanOf20Months = (asked: number): string =>
  `from=${new Date(Date.UTC(2025, 1, 10, 7, 0, asked)).toISOString()}&to=2026-10-20T19:00:00Z`;

const LISTED = `
insert into match_listings (id, game, format, best_of, status, seats, players, winners, created_at, consents)
select match_id, 'lorcana', 'x', 1, 'ended', '[]', array_agg(player_id), '{}', now(), case when random() < 0.5 then array['p1', 'p2'] else '{}' end
from game_facts group by match_id`;

interface Served {
  readonly running: Running;
  readonly connection: Connection;
  readonly ask: () => Promise<void>;
  /** A span of time, which the database is asked for each time. A hello-world has none. */
  readonly askSpan?: () => Promise<void>;
}

export async function run(): Promise<Json> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-bench-'));
  const database = await startEmbeddedPostgres({ dataFolder, ephemeral: true });
  const served: Served[] = [];
  try {
    const games = Array.from({ length: TEMPLATES }, (_, place) => recordedGame({ seed: place + 1 }));
    const counted = await counting(games);
    for (const size of SIZES) served.push(await serve(await filled(database.url, size, games)));
    served.push(await serveHello());
    const reads = await reading(served);
    const [few, many, hello] = [read(reads, 0), read(reads, SIZES.length - 1), read(reads, SIZES.length)];
    const spans = await reading(served.flatMap(({ askSpan, ...each }) => (askSpan ? [{ ...each, ask: askSpan }] : [])));
    const [shortSpan, longSpan] = [read(spans, 0), read(spans, SIZES.length - 1)];
    return {
      rounds: ROUNDS,
      requests: REQUESTS,
      statistics: Object.fromEntries(SIZES.map((size, place) => [`${size} games`, { ...read(reads, place) }])),
      'a span of 20 months': Object.fromEntries(
        SIZES.map((size, place) => [`${size} games`, { ...read(spans, place) }]),
      ),
      hello: { ...hello },
      counting: counted,
      ratios: {
        'statistics of 20,000 games, to those of 10, in time': atMost(2, many.p50Ms / few.p50Ms),
        'a span of 20 months of 20,000 games, to that of 10, in time': atMost(20, longSpan.p50Ms / shortSpan.p50Ms),
        'greetings in the processor time of statistics of 20,000 games': atMost(
          20,
          many.processorUs / hello.processorUs,
        ),
        'counting a game, to carrying it out again': atMost(2.5, counted.ratio),
      },
    };
  } finally {
    for (const { running, connection } of served) {
      connection.close();
      running.process.kill('SIGTERM');
    }
    await Promise.all(served.map(({ running }) => running.ended));
    await database.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

type Recorded = ReturnType<typeof recordedGame>;

/** With so many games in it, all of them counted. */
async function filled(server: string, size: number, games: readonly Recorded[]): Promise<string> {
  const url = new URL(server);
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database bench_${size}`).finally(() => admin.end());
  url.pathname = `/bench_${size}`;
  await applyMigrations(url.href);
  const pools = new PgPools(new DatabaseSettings(url.href));
  const totals = new Totals(pools, new Clock(pools));
  const table = new GameFactTable(pools, totals);
  try {
    for (const game of games) await table.put(await facts(game));
    await inTransaction(pools.app, (tx) => tx.query(MANY, [size]), 'begin; set local statement_timeout = 0');
    for (const { gameId } of games) await table.remove(gameId);
    await inTransaction(pools.app, (tx) => tx.query(LISTED), 'begin; set local statement_timeout = 0');
    const begun = performance.now();
    await totals.countAnew();
    const seconds = (performance.now() - begun) / 1000;
    process.stderr.write(`  counted ${size} games in ${rounded(seconds)} s\n`);
    await pools.app.query('analyze');
  } finally {
    await pools.close();
  }
  return url.href;
}

async function serve(databaseUrl: string): Promise<Served> {
  const [port, adminKey] = [await freePort(), newAdminKey()];
  const own = { PORT: String(port), HOST: '127.0.0.1', KIFU_ADMIN_KEY: adminKey, RATE_LIMIT_PER_MINUTE: '0' };
  const secrets = { KIFU_SECRETS_KEY: randomBytes(32).toString('base64') };
  const running = runBuilt('main', { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...secrets, ...own });
  const base = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${base}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(running, 'Kifu', ready);
  const connection = new Connection(base, 1);
  const headers = { authorization: `Bearer ${adminKey}` };
  const read = async (query: string) => {
    const { status, text } = await connection.send('GET', `/v1/statistics${query}`, { headers });
    if (status !== 200) throw new Error(`no statistics: ${status} ${text}`);
  };
  let asked = 0;
  const askSpan = () => read(`?${spanOf20Months(asked++)}`);
  return { running, connection, ask: () => read(''), askSpan };
}

async function serveHello(): Promise<Served> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'bench/http/hello.main.ts'];
  const running = start(process.execPath, args, { PORT: String(port) });
  await until(running, 'hello', () => running.out().includes('ready'));
  const connection = new Connection(`http://127.0.0.1:${port}`, 1);
  const ask = async () => {
    await connection.send('POST', '/hello', { body: { name: 'Ada', version: 17 } });
  };
  return { running, connection, ask };
}

interface Read {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly processorUs: number;
}

/** Each in its turn, one request after the other; the first rounds warm up. */
async function reading(served: readonly Served[]): Promise<readonly Read[]> {
  const rounds: (readonly Read[])[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    process.stderr.write(`  round ${round + 1}/${ROUNDS}\n`);
    const reads: Read[] = [];
    for (const each of served) reads.push(await timed(each));
    if (round >= 0) rounds.push(reads);
  }
  return served.map((_, place) => {
    const of = (pick: (read: Read) => number) => rounded(median(rounds.map((reads) => pick(read(reads, place)))));
    return { p50Ms: of(({ p50Ms }) => p50Ms), p99Ms: of(({ p99Ms }) => p99Ms), processorUs: of((r) => r.processorUs) };
  });
}

const read = (reads: readonly Read[], place: number): Read =>
  reads[place] ?? { p50Ms: Number.NaN, p99Ms: Number.NaN, processorUs: Number.NaN };

async function timed({ running, ask }: Served): Promise<Read> {
  const { pid } = running.process;
  const before = processorMs(pid);
  const latencies: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const begun = performance.now();
    await ask();
    latencies.push(performance.now() - begun);
  }
  const processorUs = ((processorMs(pid) - before) / REQUESTS) * 1000;
  return { p50Ms: median(latencies), p99Ms: quantile(latencies, 0.99), processorUs };
}

const rulesOf = (): Rules => {
  const rules = rulesFor('lorcana');
  if (rules === undefined) throw new Error('there is Lorcana');
  return rules;
};

async function facts(game: Recorded): Promise<readonly GameFact[]> {
  const created = game.matchEvents[0]?.payload;
  const match = decodeMatchEvent({
    ...opening(game),
    stream: game.matchId,
    type: 'MatchCreated',
    payload: created ?? {},
  });
  if (match.type !== 'MatchCreated') throw new Error('a match is created first');
  return factsOf(await playAgain(storedEvents(game), () => Promise.resolve(rulesOf())), match.payload);
}

/** The facts of each game, and the same games carried out in one session, in turns; processor time of this process. */
async function counting(games: readonly Recorded[]) {
  const all = games.map((game) => ({ game, events: storedEvents(game) }));
  const rounds = { facts: [] as number[], again: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { game, events } of all) {
      const counted = await processor(async () => void (await facts(game)));
      const again = await processor(() => Promise.resolve(carryOut(events)));
      if (round < 0) continue;
      rounds.facts.push(counted);
      rounds.again.push(again);
    }
  }
  const ratio = rounded(median(rounds.facts.map((ms, place) => ms / (rounds.again[place] ?? Number.NaN))));
  return { factsMs: rounded(median(rounds.facts)), carriedOutMs: rounded(median(rounds.again)), ratio };
}

function carryOut(events: readonly StoredEvent[]): void {
  const [first, ...rest] = events;
  const started = first === undefined ? null : decodeMatchEvent(first);
  if (started?.type !== 'GameStarted') throw new Error('a game starts');
  const rules = rulesOf();
  const created = rules.create(setupOf(started.payload));
  if (created.kind === 'rejected') throw new Error(created.message);
  const run = new GameRun(rules, started.payload, { version: 1, state: created.state }, rest);
  for (const event of rest) run.apply(event.version, decodeMatchEvent(event));
}

async function processor(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const opening = (game: Recorded): StoredEvent => {
  const [event] = storedEvents(game);
  if (event === undefined) throw new Error('a game starts');
  return event;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(await run(), null, 2));
