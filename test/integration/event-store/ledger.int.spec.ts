/**
 * The ledger loses nothing, doubles nothing, keeps each stream's order, and waits for nobody: not for a foreign open
 * transaction, not for an append that takes long, not for a sequencer that was killed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EventStore,
  Feed,
  isReadable,
  type LedgerEvent,
  Sequencer,
  StoreAudit,
  Upcasters,
} from '../../../src/platform/event-store/index.js';
import { LedgerListener } from '../../../src/platform/event-store/ledger-listener.js';
import { verifyStream } from '../../../src/platform/event-store/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';

const metadata = { actor: { keyId: 'key-1', role: 'player' } };

let database: TestDatabase;
let app: pg.Pool;
let owner: pg.Pool;
let feed: Feed;
let closers: (() => Promise<void>)[];

// What is broken on purpose below is reported at length.
beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

beforeEach(async () => {
  database = await freshDatabase();
  owner = new pg.Pool({ connectionString: database.url });
  app = new pg.Pool({ connectionString: database.url, options: '-c role=kifu_app', max: 10 });
  for (const pool of [owner, app]) pool.on('error', () => undefined); // its connections are killed on purpose
  feed = new Feed(app);
  closers = [];
});
afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  await feed.close();
  await Promise.all([app.end(), owner.end()]);
  await database.close();
});

function sequencer(): Sequencer {
  const one = new Sequencer(app, { pollMs: 5, standbyMs: 20 });
  closers.push(() => one.stop());
  one.start();
  return one;
}

function store(nudged?: Sequencer): EventStore {
  const one = new EventStore(app, undefined, { onRecorded: () => nudged?.nudge() });
  closers.push(() => one.close());
  return one;
}

const turn = (writer: EventStore, stream: string, version: number, events = 1) =>
  writer.append({
    stream,
    expected: version === 0 ? 'no-stream' : version,
    metadata,
    events: Array.from({ length: events }, (_, n) => ({ type: 'Turned', payload: version + n })),
  });

/** Follows the feed like a consumer does, until it has seen so many events. */
async function follow(count: number, limit = 100): Promise<readonly LedgerEvent[]> {
  const seen: LedgerEvent[] = [];
  const deadline = Date.now() + 20_000;
  while (seen.length < count && Date.now() < deadline) {
    const events = await feed.readFrom(seen.length, limit);
    if (events.length === 0) await feed.waitBeyond(seen.length, 1_000);
    seen.push(...events.filter(isReadable));
  }
  return seen;
}

function expectWholeAndInOrder(seen: readonly LedgerEvent[], versions: ReadonlyMap<string, number>): void {
  expect(seen.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1));
  const next = new Map<string, number>();
  for (const { stream, version } of seen) {
    expect(version).toBe((next.get(stream) ?? 0) + 1);
    next.set(stream, version);
  }
  expect(next).toEqual(versions);
}

async function write(
  writers: readonly EventStore[],
  streams: number,
  turns: number,
): Promise<ReadonlyMap<string, number>> {
  const names = Array.from({ length: streams }, () => randomUUID());
  await Promise.all(
    names.map(async (stream, n) => {
      const writer = writers[n % writers.length];
      if (writer === undefined) throw new Error('no writer');
      for (let version = 0; version < turns * 2; version += 2) await turn(writer, stream, version, 2);
    }),
  );
  return new Map(names.map((name) => [name, turns * 2]));
}

/** Ends the session that holds the sequencer's lock, as a crash of its process would. */
const killLeader = () =>
  owner.query(
    `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and d.datname = current_database()`,
  );

describe('the ledger', () => {
  it('holds every event of concurrent appenders once, in order, with a chain of roots', async () => {
    const leader = sequencer();
    const following = follow(8 * 30 * 2);
    const versions = await write([store(leader), store()], 8, 30);
    expectWholeAndInOrder(await following, versions);
    const verified = await feed.verify();
    expect(verified).toMatchObject({ ok: true, events: 480 });
  });

  it('places events that were appended without a sequencer', async () => {
    const versions = await write([store()], 3, 5);
    expect(await feed.head()).toBe(0);
    sequencer();
    expectWholeAndInOrder(await follow(30, 7), versions);
  });

  it('neither waits for a transaction that commits late, nor loses its event', async () => {
    const leader = sequencer();
    const writer = store(leader);
    const late = randomUUID();
    const slow = await owner.connect();
    await slow.query('begin');
    await slow.query(
      `with e as (insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
         values ($1, 1, now(), 1, sha256('late'), 'Turned', '{"actor":{"keyId":"k","role":"player"}}', '0') returning *)
       insert into es.inbox (stream, version, hash) select stream, version, hash from e`,
      [late],
    );
    const versions = await write([writer], 2, 10);
    expectWholeAndInOrder(await follow(40), versions);
    await slow.query('commit');
    slow.release();
    const seen = await follow(41);
    expect(seen.at(-1)).toMatchObject({ stream: late, version: 1, position: 41 });
    expect(await feed.verify()).toMatchObject({ ok: true, events: 41 });
  });

  it('is not stalled by a foreign transaction that writes and stays open', async () => {
    const foreign = await owner.connect();
    await foreign.query('create table elsewhere (n int)');
    await foreign.query('begin isolation level repeatable read');
    await foreign.query('insert into elsewhere values (1)');
    const versions = await write([store(sequencer())], 4, 10);
    expectWholeAndInOrder(await follow(80), versions);
    await foreign.query('rollback');
    foreign.release();
  });

  it('survives the death of its sequencer again and again; standbys take over', async () => {
    const sequencers = [sequencer(), sequencer(), sequencer()];
    const following = follow(6 * 60 * 2);
    let killing = true;
    const killer = (async () => {
      while (killing) {
        await delay(40);
        await killLeader();
      }
    })();
    const versions = await write([store(sequencers[0]), store()], 6, 60);
    await delay(200);
    killing = false;
    await killer;
    expectWholeAndInOrder(await following, versions);
    expect(await feed.verify()).toMatchObject({ ok: true, events: 720 });
  });

  it('hands over when the leader stops', async () => {
    const first = sequencer();
    const writer = store();
    const stream = randomUUID();
    await turn(writer, stream, 0);
    await follow(1);
    sequencer();
    await first.stop();
    await turn(writer, stream, 1);
    expect(await follow(2)).toHaveLength(2);
  });

  it('exposes a stream that was rewritten with correct hashes or cut, and continues with others', async () => {
    const writer = store(sequencer());
    const [rewritten, cut] = [randomUUID(), randomUUID()];
    for (const stream of [rewritten, cut])
      for (let version = 0; version < 3; version += 1) await turn(writer, stream, version);
    await follow(6);
    const events = await writer.read(rewritten);
    await asSuperuser([
      [`delete from es.events where stream = $1 and version >= 2`, [rewritten]],
      [`delete from es.events where stream = $1 and version = 3`, [cut]],
    ]);
    await turn(store(), rewritten, 1);
    await turn(writer, randomUUID(), 0);
    expect(await follow(7)).toHaveLength(7);
    const verdict = await writer.verify(rewritten);
    expect(verdict).toMatchObject({ ok: false, version: 2, reason: 'link', expected: events[1]?.hash });
    expect(await writer.verify(cut)).toEqual({ ok: false, version: 3, reason: 'gap', expected: '3', actual: 'none' });
  });

  it('takes nothing for missing that is recorded while a stream is verified', async () => {
    const writer = store(sequencer());
    const stream = randomUUID();
    await turn(writer, stream, 0);
    await follow(1);
    let version = 1;
    /** With every query of the verification, another append goes on. */
    const query = async (asked: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
      const answer = await app.query(asked, values);
      await turn(writer, stream, version);
      version += 1;
      await follow(version);
      return answer;
    };
    const { chain } = await verifyStream({ query } as unknown as pg.Pool, new Upcasters(), stream);
    expect(chain).toMatchObject({ ok: true });
    expect(version).toBeGreaterThan(2);
  });

  it('continues when an event is put into its queue twice', async () => {
    const versions = await write([store()], 2, 3);
    await owner.query('insert into es.inbox (stream, version, hash) select stream, version, hash from es.inbox');
    sequencer();
    expectWholeAndInOrder(await follow(12), versions);
    expect((await owner.query('select from es.inbox')).rowCount).toBe(0);
  });

  it('is verified to its end, and so is a stream, page after page', async () => {
    const writer = store(sequencer());
    const stream = randomUUID();
    const events = 5_001;
    await turn(writer, stream, 0, events);
    await follow(events, 1_000);
    expect(await writer.verify(stream)).toMatchObject({ ok: true, events });
    expect(await feed.verify()).toMatchObject({ ok: true, events });
    await asSuperuser([
      [`update es.events set payload = '-1' where stream = $1 and version = $2`, [stream, events]],
      [`update es.ledger set hash = sha256('x') where gpos = $1`, [events]],
    ]);
    expect(await writer.verify(stream)).toMatchObject({ ok: false, version: events, reason: 'hash' });
    expect(await feed.verify()).toMatchObject({ ok: false, key: `position ${events}`, reason: 'root' });
    const told: string[] = [];
    for await (const { key, reason } of new StoreAudit(app).events()) told.push(`${key} ${reason}`);
    expect(told).toEqual(['hash', 'link'].map((reason) => `${stream}/${events} ${reason}`));
  });

  it('exposes a ledger that was rewritten', async () => {
    await write([store(sequencer())], 1, 3);
    await follow(6);
    await asSuperuser([[`update es.ledger set hash = sha256('x') where gpos = 4`, []]]);
    expect(await feed.verify()).toMatchObject({ ok: false, key: 'position 4', reason: 'root' });
    await asSuperuser([[`delete from es.ledger where gpos = 2`, []]]);
    expect(await feed.verify()).toMatchObject({ ok: false, key: 'position 2', reason: 'gap' });
  });
});

/** Longer than any test: whatever waits for so long is not over. */
const AN_HOUR_MS = 3_600_000;

describe('waiting for the feed', () => {
  it('ends at once when there is something beyond, and is over in time when there is not', async () => {
    const writer = store(sequencer());
    const started = Date.now();
    await feed.waitBeyond(0, 80);
    expect(Date.now() - started).toBeGreaterThanOrEqual(75);
    const waiting = feed.waitBeyond(0, AN_HOUR_MS);
    await turn(writer, randomUUID(), 0);
    await waiting;
    expect(await feed.head()).toBe(1);
    await feed.waitBeyond(0, AN_HOUR_MS);
  });

  it('ends by its signal', async () => {
    const stopping = new AbortController();
    const waiting = feed.waitBeyond(0, AN_HOUR_MS, stopping.signal);
    stopping.abort();
    await waiting;
    await feed.waitBeyond(0, AN_HOUR_MS, stopping.signal);
  });

  it('for quiet lasts while the ledger grows, and ends with the quiet, or by its signal', async () => {
    await turn(store(sequencer()), randomUUID(), 0);
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const waits: number[] = [];
    /** A listener whose ledger grows during each of its first waits. */
    class Growing extends LedgerListener {
      override async waitBeyond(position: number): Promise<void> {
        waits.push(position);
        now += 120;
        if (position === 4) return;
        await owner.query(`select pg_notify('es_ledger', $1)`, [String(position + 1)]);
        await super.waitBeyond(position, AN_HOUR_MS);
      }
    }
    const listener = new Growing(app, () => feed.head());
    closers.push(() => listener.close());
    await listener.waitBeyond(0);
    await listener.waitUntilQuiet(AN_HOUR_MS, AbortSignal.abort());
    expect(waits).toEqual([0]);
    await listener.waitUntilQuiet(AN_HOUR_MS);
    expect(waits).toEqual([0, 1, 2, 3, 4, 4]);
    await listener.waitUntilQuiet(AN_HOUR_MS);
    expect(waits).toHaveLength(6);
    clock.mockRestore();
  });

  it('hears of events after its own connection was lost', async () => {
    const writer = store(sequencer());
    const waiting = feed.waitBeyond(0, AN_HOUR_MS);
    await delay(100);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    );
    await turn(writer, randomUUID(), 0);
    await waiting;
    expect(await feed.head()).toBe(1);
  });
});

async function asSuperuser(statements: readonly (readonly [string, readonly unknown[]])[]): Promise<void> {
  const client = await owner.connect();
  await client.query('set session_replication_role = replica');
  for (const [text, values] of statements) await client.query(text, [...values]);
  client.release(true);
}
