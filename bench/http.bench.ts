/**
 * Actions end to end over HTTP against a hello-world POST of the same framework, in the same layout of processes: the
 * clients here, the server there, the database (Kifu only) beside them. Both sides do their work in turns, so what the
 * machine's neighbours do hits both; the ratios are medians of the rounds' ratios.
 *
 * Kifu runs as it is shipped: the API process, keys, rate limit, request log, metrics, idempotency, durable appends.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { rulesFor, type Rules } from '../src/engine/index.js';
import { EventStore, type Json } from '../src/platform/event-store/index.js';
import { Connection } from '../test/support/connection.js';
import { Player } from './http/player.js';
import { type Served, serving } from './http/served.js';
import { atLeast, atMost, median, processorMs, rounded, slice, type Slice } from './measure.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const SLICE_MS = Number(process.env['BENCH_SLICE_MS'] ?? 1_500);
const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 64);
/** An engine is a lot of code: it takes thousands of actions until it is compiled as it will be in a long run. */
const WARM_UP = Number(process.env['BENCH_WARM_UP'] ?? 12_000);
const GAME = 'lorcana';

type Measured = Slice & { readonly processorUs: number };
type Side = 'hello' | 'actions' | 'actionsWithLegalAnswers';

export async function run(): Promise<Json> {
  const rules = rulesFor(GAME);
  if (rules === undefined) throw new Error(`There is no game ${GAME}`);
  return serving({ processes: 1 }, async ({ hello, kifu: [kifu], pool }) => {
    if (kifu === undefined) throw new Error('one process was asked for');
    const rounds = await measure({ hello, kifu }, rules, pool);
    return { rounds: ROUNDS, sliceMs: SLICE_MS, clients: CLIENTS, ...rounds };
  });
}

type Round = Readonly<Record<Side, Measured>>;

async function measure(servers: { readonly hello: Served; readonly kifu: Served }, rules: Rules, pool: pg.Pool) {
  const store = new EventStore(pool);
  const { hello, kifu } = servers;
  const players = Array.from({ length: CLIENTS }, () => new Player(kifu.base, kifu.adminKey, rules, store));
  for (const player of players) await player.sitDown();
  const greeters = players.map(() => new Connection(hello.base, 1));
  const greet = greeters.map((connection) => async () => {
    await connection.ask('POST', '/hello', { body: { name: 'Ada', version: 17 } });
  });
  const act = (query: string) => players.map((player) => () => player.act(query));

  let perSlice = await warmUp(players);
  await timed(hello, greet);
  const [rounds, growth]: [Round[], Growth[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    process.stderr.write(`  round ${round + 1}/${ROUNDS}\n`);
    for (const player of players) await player.prepare(4 * perSlice);
    await sequenced(pool);
    const before = await sizes(pool);
    const measured = {
      hello: await timed(hello, greet),
      actions: await timed(kifu, act('')),
      actionsWithLegalAnswers: await timed(kifu, act('?answers=50')),
    };
    await sequenced(pool);
    growth.push(grown(before, await sizes(pool)));
    rounds.push(measured);
    perSlice = Math.ceil(Math.max(perSlice, inSlice(measured.actions), inSlice(measured.actionsWithLegalAnswers)));
  }
  for (const each of [...players, ...greeters]) each.close();
  await store.close();
  return { ...summary(rounds), bytesPerAction: await bytes(growth, pool) };
}

/** Plays so many actions; returns how many a client plays in a slice. */
async function warmUp(players: readonly Player[]): Promise<number> {
  const each = Math.ceil(WARM_UP / players.length);
  process.stderr.write(`  warming up with ${each * players.length} actions\n`);
  for (const player of players) await player.prepare(each);
  const begun = performance.now();
  await Promise.all(
    players.map(async (player) => {
      for (let action = 0; action < each; action += 1) await player.act('');
    }),
  );
  return Math.ceil((each * SLICE_MS) / (performance.now() - begun));
}

const inSlice = ({ perSecond }: Slice): number => ((perSecond / CLIENTS) * SLICE_MS) / 1000;

async function timed({ running }: Served, workers: readonly (() => Promise<void>)[]): Promise<Measured> {
  const { pid } = running.process;
  const before = processorMs(pid);
  const begun = performance.now();
  const measured = await slice(workers, SLICE_MS);
  const requests = (measured.perSecond * (performance.now() - begun)) / 1000;
  return { ...measured, processorUs: ((processorMs(pid) - before) / requests) * 1000 };
}

/** Nothing of the round before is still under way. */
async function sequenced(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from es.inbox) as empty');
    if (rows[0]?.empty === true) return;
    await delay(20);
  }
}

function summary(rounds: readonly Round[]) {
  const of = (pick: (round: Round) => number): number => rounded(median(rounds.map(pick)));
  const figures = (side: Side) => ({
    perSecond: of((round) => round[side].perSecond),
    p50Ms: of((round) => round[side].p50),
    p99Ms: of((round) => round[side].p99),
    serverProcessorMicroseconds: of((round) => round[side].processorUs),
  });
  const ratios = (side: Side) => ({
    perSecond: of((round) => round[side].perSecond / round.hello.perSecond),
    serverProcessor: of((round) => round[side].processorUs / round.hello.processorUs),
  });
  const [plain, listing] = [ratios('actions'), ratios('actionsWithLegalAnswers')];
  return {
    hello: figures('hello'),
    actions: figures('actions'),
    actionsWithLegalAnswers: figures('actionsWithLegalAnswers'),
    ratioToHello: { actions: plain, actionsWithLegalAnswers: listing },
    ratios: {
      'actions a second, to greetings a second': atLeast(0.03, plain.perSecond),
      'greetings in the processor time of an action': atMost(60, plain.serverProcessor),
      'actions with their legal answers a second, to greetings a second': atLeast(0.02, listing.perSecond),
      'greetings in the processor time of an action with its legal answers': atMost(70, listing.serverProcessor),
    },
  };
}

const SIZES = `
select (select count(*) from es.events where type = 'ActionTaken')::float8 as actions,
  (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'es.events'::regclass)::float8 as event,
  pg_total_relation_size('es.commands')::float8 as command,
  pg_total_relation_size('es.ledger')::float8 as "ledgerEntry",
  pg_total_relation_size('es.snapshots')::float8 as snapshot`;

type Growth = Readonly<Record<'actions' | 'event' | 'command' | 'ledgerEntry' | 'snapshot', number>>;

/** With indexes and all. */
async function sizes(pool: pg.Pool): Promise<Growth> {
  const { rows } = await pool.query<Growth>(SIZES);
  return rows[0] ?? { actions: 0, event: 0, command: 0, ledgerEntry: 0, snapshot: 0 };
}

const grown = (before: Growth, after: Growth): Growth => ({
  actions: after.actions - before.actions,
  event: after.event - before.event,
  command: after.command - before.command,
  ledgerEntry: after.ledgerEntry - before.ledgerEntry,
  snapshot: after.snapshot - before.snapshot,
});

/** What the tables grew by while nothing but actions was recorded, and how long the two texts of an event are. */
async function bytes(growth: readonly Growth[], pool: pg.Pool): Promise<Json> {
  const sum = (name: keyof Growth): number => growth.reduce((total, each) => total + each[name], 0);
  const per = (name: keyof Growth): number => Math.round(sum(name) / sum('actions'));
  const tables = {
    event: per('event'),
    command: per('command'),
    ledgerEntry: per('ledgerEntry'),
    snapshot: per('snapshot'),
  };
  const { rows } = await pool.query<{ payload: number; metadata: number }>(
    `select round(avg(octet_length(payload::text)))::int as payload, round(avg(octet_length(metadata::text)))::int as metadata
     from es.events where type = 'ActionTaken'`,
  );
  const total = Object.values(tables).reduce((all, each) => all + each, 0);
  return { total, ...tables, text: rows[0] ?? null };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(await run(), null, 2));
