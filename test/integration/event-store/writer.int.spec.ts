/**
 * Goal: appends that share a statement answer each for itself, in their order, and what waits is shared out sensibly.
 * Method: many appends in one turn of the event loop; each batch that recorded something tells so.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Append,
  EventStore,
  type GroupCommitOptions,
  StoreBusy,
  StoreUnavailable,
} from '../../../src/platform/event-store/index.js';
import { freshDatabase, openPool, type TestDatabase } from '../../support/database.js';

let database: TestDatabase;
let owner: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  owner = openPool(database.url);
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

const append = (stream: string, expected: Append['expected'], payload: string | number): Append => ({
  stream,
  expected,
  metadata: { actor: { keyId: 'key-1', role: 'player' } },
  events: [{ type: 'Moved', payload }],
});
const anew = (payload: string | number) => append(randomUUID(), 'no-stream', payload);
const many = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Within a store of its own, which is closed afterwards. */
async function within<Result>(
  options: GroupCommitOptions,
  work: (store: EventStore) => Promise<Result>,
): Promise<Result> {
  const store = new EventStore(owner, undefined, options);
  return work(store).finally(() => store.close());
}

const payloads = async (store: EventStore, stream: string) => (await store.read(stream)).map(({ payload }) => payload);

it('appends to one stream are recorded in the order in which they were asked for', async () => {
  const stream = randomUUID();
  await within({}, async (store) => {
    await Promise.all([
      store.append(append(stream, 'no-stream', 0)),
      ...many(9).map((n) => store.append(append(stream, 'exists', n + 1))),
      ...many(20).map((n) => store.append(anew(n))),
    ]);
    expect(await payloads(store, stream)).toEqual(many(10));
  });
});

describe('what waits', () => {
  it.each([
    [7, {}, 1],
    [8, {}, 2],
    [10, { batchMax: 4, connections: 1 }, 3],
    [10, { connections: 1 }, 1],
  ])('is %i appends, shared out %j: batches', async (count, options, expected) => {
    let batches = 0;
    const onRecorded = (): void => void (batches += 1);
    await within({ ...options, onRecorded }, (store) => Promise.all(many(count).map((n) => store.append(anew(n)))));
    expect(batches).toBe(expected);
  });

  it('may be so much; the next caller learns when to come back', async () => {
    await within({ waitingMax: 2 }, async (store) => {
      const waiting = [store.append(anew(1)), store.append(anew(2))];
      await expect(store.append(anew(3))).rejects.toEqual(new StoreBusy(1));
      await Promise.all(waiting);
      expect(await store.append(anew(4))).toMatchObject({ kind: 'appended' });
    });
  });

  it('is finished before the writer is closed; nothing comes after', async () => {
    const store = new EventStore(owner);
    const waiting = many(5).map((n) => store.append(anew(n)));
    const closing = store.close();
    await expect(store.append(anew(6))).rejects.toThrow(StoreUnavailable);
    await closing;
    expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(many(5).map(() => 'appended'));
  });
});

describe('a statement that the database refuses', () => {
  beforeAll(() => owner.query(`alter table es.events add constraint no_bad check (payload::text <> '"bad"')`));

  it.each([0, 2])('fails for the append that is to blame, and not for %i beside it', async (count) => {
    await within({}, async (store) => {
      const bad = anew('bad');
      const [refused, ...others] = await Promise.allSettled(
        [bad, ...many(count).map(anew)].map((one) => store.append(one)),
      );
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'event-store.unavailable' } });
      expect(others.map(({ status }) => status)).toEqual(many(count).map(() => 'fulfilled'));
      expect(await store.head(bad.stream)).toBeNull();
      // Nothing of it is left in the way of what comes to its stream.
      expect(await store.append(append(bad.stream, 'no-stream', 'good'))).toMatchObject({ version: 1 });
    });
  });
});
