/**
 * What the event store costs, against the same machine's plain inserts.
 *
 * Disks and neighbours change speed tenfold within minutes, so absolute figures mean little: every round measures
 * both sides of a ratio one after the other, and the report gives the median of the rounds' ratios. R1, R8, R32 are
 * single-row inserts through `pg` with 1, 8 and 32 connections, durable like everything here.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { applyMigrations, startEmbeddedPostgres } from '../src/platform/database/index.js';
import { EventStore, Feed, type Json, Sequencer } from '../src/platform/event-store/index.js';
import { atLeast, atMost, median, quantile, rounded, slice } from './measure.js';
import { measureAppends } from './store/appends.js';
import { emptyInbox, EVENTS_PER_STREAM, metadata, payload, RAW_INSERT, rawValues } from './store/producer.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SLICE_MS = Number(process.env.BENCH_SLICE_MS ?? 700);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Eight players act as fast as they can; one reader follows the ledger. */
async function measureFeed(app: pg.Pool) {
  let sequencer = new Sequencer(app);
  const sequenced = new EventStore(app, undefined, { onRecorded: () => sequencer.nudge() });
  const unsequenced = new EventStore(app);
  const feed = new Feed(app);
  sequencer.start();
  const called = new Map<string, number>();
  const recorded = new Map<string, number>();
  const sinceCall: number[] = [];
  const sinceRecorded: number[] = [];
  const stopping = new AbortController();
  let position = 0;

  await emptyInbox(app); // what the other measurements left there
  position = await feed.head();
  const follower = (async () => {
    while (!stopping.signal.aborted) {
      const events = await feed.readFrom(position, 500);
      const now = performance.now();
      for (const { stream, version } of events) {
        const id = `${stream}/${version}`;
        const call = called.get(id);
        if (call === undefined) continue; // appended while nobody sequenced: its delay would say nothing
        sinceCall.push(now - call);
        sinceRecorded.push(Math.max(0, now - (recorded.get(id) ?? now)));
      }
      position = events.at(-1)?.position ?? position;
      if (events.length === 0) await feed.waitBeyond(position, 1_000, stopping.signal);
    }
  })();
  const players = (store: EventStore, watched: boolean) =>
    Array.from({ length: 8 }, () => {
      let version = 0;
      let stream = randomUUID();
      return async () => {
        const id = `${stream}/${version + 1}`;
        if (watched) called.set(id, performance.now());
        const expected = version === 0 ? 'no-stream' : version;
        await store.append({ stream, expected, metadata, events: [{ type: 'ActionTaken', payload }] });
        if (watched) recorded.set(id, performance.now());
        version += 1;
        if (version === EVENTS_PER_STREAM) [stream, version] = [randomUUID(), 0];
      };
    });
  const [followed, alone] = [players(sequenced, true), players(unsequenced, false)];
  const rates: number[] = [];
  const flushes: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await sequencer.stop();
    const without = await slice(alone, SLICE_MS);
    sequencer = new Sequencer(app);
    sequencer.start();
    await emptyInbox(app);
    while (position < (await feed.head())) await delay(20); // what was appended meanwhile is read first
    if (round === 1) for (const list of [sinceCall, sinceRecorded]) list.length = 0;
    const before = sinceCall.length;
    const rate = (await slice(followed, SLICE_MS)).perSecond;
    if (round > 0) rates.push(rate / without.perSecond);
    for (let n = 0; n < 20; n += 1) flushes.push(await timed(() => app.query(RAW_INSERT, rawValues())));
    if (sinceCall.length === before) throw new Error('the feed delivered nothing');
  }
  await emptyInbox(app);
  stopping.abort();
  await follower;
  await Promise.all([sequenced.close(), unsequenced.close(), feed.close(), sequencer.stop()]);
  const verified = await feed.verify();
  if (!verified.ok) throw new Error(`the ledger is wrong at ${verified.key}`);
  return {
    flushMs: rounded(median(flushes)),
    sinceRecordedMs: { p50: rounded(quantile(sinceRecorded, 0.5)), p99: rounded(quantile(sinceRecorded, 0.99)) },
    sinceCallMs: { p50: rounded(quantile(sinceCall, 0.5)), p99: rounded(quantile(sinceCall, 0.99)) },
    ratioAppendRateWithToWithout: rounded(median(rates)),
  };
}

async function fill(store: EventStore, stream: string, events: number): Promise<void> {
  const batch = 500;
  for (let version = 0; version < events; version += batch) {
    await store.append({
      stream,
      expected: version === 0 ? 'no-stream' : version,
      metadata,
      events: Array.from({ length: Math.min(batch, events - version) }, () => ({ type: 'ActionTaken', payload })),
    });
  }
}

async function measureReads(app: pg.Pool) {
  const store = new EventStore(app);
  const [game, long] = [randomUUID(), randomUUID()];
  await fill(store, game, 300);
  await fill(store, long, 20_000);
  const floor = {
    name: 'floor',
    text: 'select payload from es.events where stream = $1 order by version',
    values: [game],
  };
  const [read, driver, verified]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS * 20; round += 1) {
    driver.push(await timed(() => app.query(floor)));
    read.push(await timed(() => store.read(game)));
  }
  for (let round = 0; round < ROUNDS; round += 1) verified.push(await timed(() => store.verify(long)));
  await store.close();
  return {
    read300Ms: { driverFloor: rounded(median(driver)), typedAndVerified: rounded(median(read)) },
    ratioReadToFloor: rounded(median(read.map((ms, round) => ms / (driver[round] ?? Number.NaN)))),
    verifiedEventsPerSecond: rounded((20_000 / median(verified)) * 1000),
  };
}

async function measureSize(owner: pg.Pool) {
  const { rows } = await owner.query<{ name: string; bytes: number; rows: number }>(`
    select name, bytes::float8, rows::float8 from (
      select 'event' as name, (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'es.events'::regclass) as bytes,
        (select count(*) from es.events) as rows
      union all select 'command', pg_total_relation_size('es.commands'), (select count(*) from es.commands)
      union all select 'ledgerEntry', pg_total_relation_size('es.ledger'), (select count(*) from es.ledger)) sizes`);
  return Object.fromEntries(rows.map(({ name, bytes, rows: count }) => [name, Math.round(bytes / count)]));
}

/** Starts a PostgreSQL of its own with everyday durability, measures, and takes it away again. */
export async function run(): Promise<Json> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-bench-'));
  const server = await startEmbeddedPostgres({ dataFolder, ephemeral: true });
  const owner = new pg.Pool({ connectionString: server.url });
  const app = new pg.Pool({ connectionString: server.url, options: '-c role=kifu_app', max: 36 });
  // Only at the end of all: the server goes, and idle connections hear of it.
  for (const pool of [owner, app]) pool.on('error', () => undefined);
  try {
    await applyMigrations(server.url);
    await owner.query(
      'create table public.raw_inserts (id bigint generated always as identity primary key, stream uuid, version int, payload jsonb, metadata jsonb)',
    );
    const appends = await measureAppends(app, ROUNDS, SLICE_MS);
    const feed = await measureFeed(app);
    const reads = await measureReads(app);
    const { ratioToR32: rate, ratioP99ToR32: p99, perProcessorTimeOfR32: perTime } = appends;
    const ratios = {
      'appends of 32 callers, to inserts on 32 connections': atLeast(0.3, rate.group32),
      'appends of 32 callers with a command each, to inserts on 32 connections': atLeast(0.25, rate.group32WithCommand),
      'appends of 32 callers with a command each and the sequencer beside them, to inserts': atLeast(
        0.2,
        rate.group32AsShipped,
      ),
      'the same, in the processor time of an insert': atLeast(0.8, perTime.group32AsShipped),
      'appends of 256 callers with a command each, to inserts on 32 connections': atLeast(
        0.4,
        rate.group256WithCommand,
      ),
      'appends one by one on 32 connections, to inserts on them': atLeast(0.3, rate.single32),
      'appends of one caller, to inserts on one connection': atLeast(0.25, appends.ratioGroup1ToR1),
      'the slowest of a hundred appends of 32, to that of inserts': atMost(10, p99.group32WithCommand),
      'appends beside the sequencer, to appends without it': atLeast(0.4, feed.ratioAppendRateWithToWithout),
      'reading 300 verified events, to the driver alone': atMost(6, reads.ratioReadToFloor),
    };
    return { rounds: ROUNDS, sliceMs: SLICE_MS, appends, feed, reads, bytesPer: await measureSize(owner), ratios };
  } finally {
    await Promise.all([owner.end(), app.end()]);
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(await run(), null, 2));
