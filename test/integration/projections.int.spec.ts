/**
 * Goal: a consumer of the ledger takes every event exactly once into its tables, whatever stops it, and a rebuild makes
 * the same tables. A failure here means that read models can lose or double what the ledger says.
 */
import pg from 'pg';
import { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseSettings, PgPools } from '../../src/platform/database/index.js';
import { EventStore, Feed, type LedgerEvent, Sequencer } from '../../src/platform/event-store/index.js';
import { newId } from '../../src/platform/ids/index.js';
import { consumeBatch, rebuildProjection } from '../../src/platform/projections/consume.js';
import { Consumers, type Projection, shadowFindings, type Transaction } from '../../src/platform/projections/index.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/ledger.js';

let database: TestDatabase;
let pools: PgPools;
let store: EventStore;
let sequencer: Sequencer;
let feed: Feed;

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

beforeEach(async () => {
  database = await freshDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('create table counted (position bigint primary key, kind text not null)');
  await owner.end();
  pools = new PgPools(new DatabaseSettings(database.url));
  sequencer = new Sequencer(pools.app, { autoStart: false });
  sequencer.start();
  store = new EventStore(pools.app, undefined, { onRecorded: () => sequencer.nudge() });
  feed = new Feed(pools.app);
});

afterEach(async () => {
  await store.close();
  await sequencer.stop();
  await feed.close();
  await pools.close();
  await database.close();
});

/** Writes one row for each event; a second time for the same event it would fail. */
function counting(options: { readonly failOn?: (event: LedgerEvent) => boolean } = {}): Projection {
  return {
    name: 'counted',
    tables: [{ name: 'counted', key: ['position'], of: 'kind' }],
    events: ['Wanted'],
    async handle(tx: Transaction, events) {
      for (const event of events) {
        await tx.query('insert into counted values ($1, $2)', [event.position, event.type]);
        if (options.failOn?.(event) === true) throw new Error('killed in the middle of a batch');
      }
    },
    async clear(tx) {
      await tx.query('delete from counted');
    },
  };
}

const table = async () => {
  const { rows } = await pools.app.query<{ position: string }>('select position from counted order by position');
  return rows.map((row) => Number(row.position));
};

/** Appends events and waits until the ledger has them. */
async function record(...types: readonly string[]): Promise<void> {
  const before = await feed.head();
  const events = types.map((type) => ({ type, payload: {} }));
  await store.append({
    stream: newId(),
    expected: 'no-stream',
    events,
    metadata: { actor: { keyId: 'k', role: 'admin' } },
  });
  while ((await feed.head()) < before + types.length) await delay(5);
}

describe('consumeBatch', () => {
  it('hands over the wanted events in order and remembers how far it came', async () => {
    await record('Wanted', 'Other', 'Wanted');
    expect(await consumeBatch(pools.app, feed, counting(), 100)).toMatchObject({ position: 3, read: 3 });
    expect(await table()).toEqual([1, 3]);
    expect(await consumeBatch(pools.app, feed, counting(), 100)).toMatchObject({ position: 3, read: 0 });
  });

  it('moves past events that no consumer handles', async () => {
    await record('Other', 'Other');
    expect(await consumeBatch(pools.app, feed, counting(), 100)).toMatchObject({ position: 2, read: 2 });
  });

  it('delivers no more at once than the pace of the consumer allows, and the rest later', async () => {
    await record('Wanted', 'Other', 'Wanted', 'Other', 'Wanted', 'Other');
    const paced = { ...counting(), pace: { perSecond: 100, atOnce: 2, lateMs: 60_000 } };
    expect(await consumeBatch(pools.app, feed, paced, 100)).toEqual({ position: 3, read: 6, restMs: 20 });
    expect(await table()).toEqual([1, 3]);
    expect(await consumeBatch(pools.app, feed, paced, 100)).toEqual({ position: 6, read: 3, restMs: 10 });
    expect(await table()).toEqual([1, 3, 5]);
    expect(await consumeBatch(pools.app, feed, paced, 100)).toEqual({ position: 6, read: 0, restMs: 0 });
  });

  it('writes nothing and moves nowhere when it is stopped in the middle', async () => {
    await record('Wanted', 'Wanted', 'Wanted');
    const failing = counting({ failOn: ({ position }) => position === 2 });
    await expect(consumeBatch(pools.app, feed, failing, 100)).rejects.toThrow('killed');
    expect(await table()).toEqual([]);
    await consumeBatch(pools.app, feed, counting(), 100);
    expect(await table()).toEqual([1, 2, 3]);
  });

  it('lets any number of processes work without taking an event twice', async () => {
    for (let n = 0; n < 30; n += 1) await record('Wanted');
    const work = async () => {
      while ((await consumeBatch(pools.app, feed, counting(), 4)).read > 0);
    };
    await Promise.all([work(), work(), work()]);
    expect(await table()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });
});

describe('Consumers', () => {
  it('follow the ledger as it grows and go on after a failure', async () => {
    let failures = 2;
    const consumers = new Consumers(pools, feed);
    consumers.register(counting({ failOn: () => (failures -= 1) >= 0 }));
    consumers.start();
    await record('Wanted');
    await record('Wanted');
    while ((await table()).length < 2) await delay(20);
    await consumers.stop();
    expect(await table()).toEqual([1, 2]);
    await record('Wanted');
    await delay(100);
    expect(await table()).toEqual([1, 2]);
  });

  it('ask once for what is new, and no more once they have all of it', async () => {
    const asked = vi.spyOn(feed, 'readFrom');
    const consumers = new Consumers(pools, feed);
    consumers.register(counting());
    consumers.start();
    await eventually('it has asked', () => Promise.resolve(asked.mock.results[0] ?? null));
    await asked.mock.results[0]?.value;
    for (let n = 1; n <= 3; n += 1) {
      await record('Wanted');
      await eventually('it is taken', async () => (await table()).length === n || null);
    }
    await consumers.stop();
    expect(asked.mock.calls.map(([position]) => position)).toEqual([0, 0, 1, 2]);
    asked.mockRestore();
  });

  it('go on after a rest, which ends when the ledger is quiet', async () => {
    let wake: () => void = () => undefined;
    const rests = vi.spyOn(feed, 'waitUntilQuiet').mockImplementation(() => new Promise((resolve) => (wake = resolve)));
    await record('Wanted', 'Wanted');
    const consumers = new Consumers(pools, feed);
    consumers.register({ ...counting(), pace: { perSecond: 100, atOnce: 1, lateMs: 60_000 } });
    consumers.start();
    await eventually('it rests', () => Promise.resolve(rests.mock.calls.length === 1 || null));
    expect(await table()).toEqual([1]);
    wake();
    await eventually('it rests again', () => Promise.resolve(rests.mock.calls.length === 2 || null));
    expect(await table()).toEqual([1, 2]);
    expect(rests.mock.calls.map(([ms]) => ms)).toEqual([10, 10]);
    wake();
    await consumers.stop();
    rests.mockRestore();
  });

  it('do not keep each other from reading, though there are more of them than connections', async () => {
    const failed = vi.spyOn(Logger.prototype, 'warn');
    const small = new PgPools(new DatabaseSettings(database.url, { poolMax: 4 }));
    const reading = new Feed(small.app);
    const consumers = new Consumers(small, reading);
    const seen = new Map<string, number>();
    const names = Array.from({ length: 9 }, (_, place) => `reader-${place}`);
    for (const name of names) {
      consumers.register({
        name,
        events: ['Wanted'],
        // As processes do: what an event means for them is in other streams.
        async handle(_tx, events) {
          await small.app.query('select');
          seen.set(name, (seen.get(name) ?? 0) + events.length);
        },
      });
    }
    await record('Wanted', 'Wanted');
    consumers.start();
    await eventually('all have seen all', () =>
      Promise.resolve([...seen.values()].join() === '2,2,2,2,2,2,2,2,2' || null),
    );
    expect(failed).not.toHaveBeenCalled();
    await consumers.stop();
    await reading.close();
    await small.close();
    failed.mockRestore();
  });
});

describe('rebuildProjection', () => {
  it('makes the same table from nothing, and shows how far it is', async () => {
    for (let n = 0; n < 5; n += 1) await record('Wanted', 'Other');
    await consumeBatch(pools.app, feed, counting(), 100);
    const before = await table();
    await pools.app.query('delete from counted where position < 5');
    await pools.app.query(`insert into counted values (99, 'never happened')`);
    const seen: (readonly [number, number])[] = [];
    await rebuildProjection(pools.app, feed, counting(), (done, total) => seen.push([done, total]));
    expect(await table()).toEqual(before);
    expect(seen).toEqual([[10, 10]]);
  });

  it('shows readers the old table until the new one is complete', async () => {
    await record('Wanted', 'Wanted');
    await consumeBatch(pools.app, feed, counting(), 100);
    const seen: (readonly number[])[] = [];
    const watched: Projection = {
      ...counting(),
      async handle(tx, events) {
        await counting().handle(tx, events);
        seen.push(await table());
      },
    };
    await rebuildProjection(pools.app, feed, watched, () => undefined);
    expect(seen).toEqual([[1, 2]]);
    expect(await table()).toEqual([1, 2]);
  });

  it('leaves everything as it was when it fails', async () => {
    await record('Wanted', 'Wanted');
    await consumeBatch(pools.app, feed, counting(), 100);
    const failing = counting({ failOn: ({ position }) => position === 2 });
    await expect(rebuildProjection(pools.app, feed, failing, () => undefined)).rejects.toThrow('killed');
    expect(await table()).toEqual([1, 2]);
    expect(await consumeBatch(pools.app, feed, counting(), 100)).toMatchObject({ position: 2, read: 0 });
  });

  it('and an audit take as long as they need, whatever transactions may be idle for', async () => {
    await record('Other', 'Wanted');
    // Seconds in a small database are as minutes in a large one: no event comes that is wanted.
    const hasty = new PgPools(
      new DatabaseSettings(`${database.url}?options=-c%20idle_in_transaction_session_timeout%3D100`),
    );
    const { rows } = await hasty.app.query('show idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '100ms' }]);
    const slow: Projection = {
      ...counting(),
      handle: async (tx, events) => {
        await delay(300);
        await counting().handle(tx, events);
      },
    };
    await rebuildProjection(hasty.app, feed, slow, () => undefined);
    expect(await table()).toEqual([2]);
    const found = await shadowFindings(hasty.app, slow.tables, async (tx) => {
      await delay(300);
      await tx.query(`insert into counted values (2, 'Wanted')`);
      return [];
    });
    expect(found).toEqual([]);
    await hasty.close();
  });

  it('counts what is recorded meanwhile once', async () => {
    for (let n = 0; n < 10; n += 1) await record('Wanted');
    const consumers = new Consumers(pools, feed);
    consumers.register(counting());
    consumers.start();
    const rebuilt = rebuildProjection(pools.app, feed, counting(), () => undefined);
    for (let n = 0; n < 10; n += 1) await record('Wanted');
    await rebuilt;
    while ((await table()).length < 20) await delay(20);
    await consumers.stop();
    expect(await table()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});
