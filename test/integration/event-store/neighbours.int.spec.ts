/**
 * Goal: no stream has to do with any other. Method: three streams that are alike in everything but what they hold, the
 * one that is looked at between the two others in the order of ids; whatever is asked of it is answered from it alone.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drain } from '../../../src/platform/event-store/drain.js';
import {
  type Append,
  EventStore,
  Feed,
  isReadable,
  LedgerRoots,
  SnapshotDisagrees,
  Snapshots,
  VersionConflict,
} from '../../../src/platform/event-store/index.js';
import { freshDatabase, openPool, type TestDatabase } from '../../support/database.js';

const BEFORE = '00000000-0000-7000-8000-000000000001';
const OWN = '77777777-7777-7777-8777-777777777777';
const AFTER = 'ffffffff-ffff-7fff-8fff-fffffffffff0';
const STREAMS = [BEFORE, OWN, AFTER];

const T0 = Date.parse('2026-11-23T12:00:00.000Z');
const at = (second: number): Date => new Date(T0 + second * 1_000);
const bodyHash = createHash('sha256').update('body').digest('hex');

let database: TestDatabase;
let app: pg.Pool;
let second = 0;
let store: EventStore;

const append = (stream: string, expected: Append['expected'], count: number, key?: string): Append => ({
  stream,
  expected,
  metadata: { actor: { keyId: 'key-1', role: 'player' } },
  events: Array.from({ length: count }, (_, n) => ({ type: 'Moved', payload: { stream, expected, n } })),
  ...(key !== undefined && { idempotency: { key, bodyHash, response: { stream } } }),
});

/** Versions 1 to 5 of each, recorded in the seconds 1 to 3 of the first, 4 to 6 of the second, 7 to 9 of the third. */
beforeAll(async () => {
  database = await freshDatabase();
  app = openPool(database.url, { options: '-c role=kifu_app', max: 10 });
  store = new EventStore(app, undefined, { now: () => at(second) });
  for (const stream of STREAMS) {
    for (const [expected, count, key] of [
      ['no-stream', 1, 'first'],
      [1, 3, 'more'],
      [4, 1, undefined],
    ] as const) {
      second += 1;
      await store.append(append(stream, expected, count, key));
    }
  }
  for (const stream of [BEFORE, AFTER]) await store.append(append(stream, 5, 1, 'theirs'));
});
afterAll(async () => {
  await store.close();
  await app.end();
  await database.close();
});

describe('of a stream between others', () => {
  it('its own events are read, from here to there', async () => {
    const versions = async (range = {}) =>
      (await store.read(OWN, range)).map(({ stream, version, recordedAt }) => [stream, version, recordedAt]);
    const [first, more, last] = [4, 5, 6].map((each) => at(each).toISOString());
    const all = [1, 2, 3, 4, 5].map((version) => [OWN, version, version === 1 ? first : version === 5 ? last : more]);
    expect(await versions()).toEqual(all);
    expect(await versions({ from: 2, to: 3 })).toEqual(all.slice(1, 3));
    expect(await versions({ from: 4, limit: 1 })).toEqual(all.slice(3, 4));
    expect(await store.head(OWN)).toEqual({ version: 5, hash: (await store.read(OWN)).at(-1)?.hash });
    expect(await store.verify(OWN)).toMatchObject({ ok: true, events: 5 });
  });

  it('it had come so far at a moment', async () => {
    const reached = (moment: Date) => store.recordedBy(OWN, moment);
    expect(await reached(at(3))).toEqual({ version: 0, nextAt: at(4) });
    expect(await reached(new Date(at(4).getTime() - 1))).toEqual({ version: 0, nextAt: at(4) });
    expect(await reached(at(4))).toEqual({ version: 1, nextAt: at(5) });
    expect(await reached(at(5))).toEqual({ version: 4, nextAt: at(6) });
    expect(await reached(at(60))).toEqual({ version: 5, nextAt: null });
    expect(await store.recordedBy('77777777-7777-7777-8777-777777777778', at(60))).toEqual({
      version: 0,
      nextAt: null,
    });
  });

  it('its own commands are known', async () => {
    expect(await store.findCommand(OWN, 'first')).toEqual({ bodyHash, version: 1, response: { stream: OWN } });
    expect(await store.findCommand(OWN, 'more')).toEqual({ bodyHash, version: 4, response: { stream: OWN } });
    expect(await store.findCommand(OWN, 'theirs')).toBeNull();
    expect(await store.append(append(OWN, 1, 3, 'more'))).toEqual({
      kind: 'replayed',
      version: 4,
      response: { stream: OWN },
    });
  });

  it('an append that comes too late learns how far the stream has come', async () => {
    const another = new EventStore(app);
    for (const expected of [2, 'no-stream'] as const) {
      const late = await another.append(append(OWN, expected, 1)).catch((error: unknown) => error);
      expect(late).toEqual(new VersionConflict(OWN, expected, 5));
    }
    await another.close();
  });

  it('its own states are kept, by the build that came to them', async () => {
    const snapshots = new Snapshots(app);
    const saved = (stream: string, engine: string, version: number) => {
      const state = { stream, engine, version };
      return { ...state, state, stateHash: `${stream} ${engine} ${version}` };
    };
    for (const stream of STREAMS) {
      for (const engine of ['a', 'b', 'c']) {
        for (const version of [2, 4]) await snapshots.save(saved(stream, engine, version));
      }
    }
    expect(await snapshots.latest(OWN, 'b')).toEqual(saved(OWN, 'b', 4));
    expect(await snapshots.latest(OWN, 'b', 4)).toEqual(saved(OWN, 'b', 4));
    expect(await snapshots.latest(OWN, 'b', 3)).toEqual(saved(OWN, 'b', 2));
    expect(await snapshots.latest(OWN, 'b', 1)).toBeNull();
    await snapshots.save(saved(OWN, 'b', 4));
    await expect(snapshots.save({ ...saved(OWN, 'b', 4), stateHash: 'x' })).rejects.toThrow(SnapshotDisagrees);
  });
});

it.each([
  ['one event', 5, 1],
  ['several', 6, 2],
])('%s with a key that others have used is recorded, once', async (_what, version, count) => {
  // The same key is new to this stream, and no other than the named version counts.
  const key = count === 1 ? 'theirs' : 'theirs too';
  if (count > 1) for (const stream of [BEFORE, AFTER]) await store.append(append(stream, 6, 1, key));
  const asked = append(OWN, version, count, key);
  expect(await store.append(asked)).toMatchObject({ kind: 'appended', version: version + count });
  expect(await store.append(asked)).toMatchObject({ kind: 'replayed', version: version + count });
  expect(await store.findCommand(OWN, key)).toEqual({ bodyHash, version: version + count, response: { stream: OWN } });
  expect((await store.read(OWN, { from: version + 1 })).map(({ payload }) => payload)).toEqual(
    asked.events.map(({ payload }) => payload),
  );
});

it('all of them have one order, which is read in parts', async () => {
  const client = await app.connect();
  await drain(client);
  client.release();
  const { rows } = await app.query<{ count: number }>('select count(*)::int as count from es.events');
  const placed = rows[0]?.count ?? 0;
  const feed = new Feed(app);
  const roots = new LedgerRoots(app);
  const all = (await feed.readFrom(0, 100)).filter(isReadable);
  expect(all.map(({ position }) => position)).toEqual(Array.from({ length: placed }, (_, n) => n + 1));
  expect(await feed.head()).toBe(placed);
  expect(await feed.readFrom(4, 2)).toEqual(all.slice(4, 6));
  expect(await feed.readFrom(placed, 2)).toEqual([]);
  expect(await feed.readableFrom(4, 2)).toEqual({ events: all.slice(4, 6), until: 6 });
  expect(await feed.readableFrom(placed, 2)).toEqual({ events: [], until: null });
  const own = all.filter(({ stream }) => stream === OWN);
  expect(await feed.readableOf([OWN], placed)).toEqual(own);
  const upTo = own[2]?.position ?? 0;
  expect(await feed.readableOf([OWN], upTo)).toEqual(own.slice(0, 3));
  expect(await feed.verify()).toMatchObject({ ok: true, events: placed });

  const entries = await roots.entries(0, 100);
  expect(entries.map(({ position, hash }) => ({ position, hash }))).toEqual(
    all.map(({ position, hash }) => ({ position, hash })),
  );
  expect(await roots.entries(4, 2)).toEqual(entries.slice(4, 6));
  const rootAt = (place: number) => ({
    position: place,
    root: entries[place - 1]?.root,
    at: all[place - 1]?.recordedAt,
  });
  expect(await roots.newest()).toEqual(rootAt(placed));
  for (const place of [1, 7, placed]) expect(await roots.at(place)).toEqual(rootAt(place));
  expect(await roots.at(placed + 1)).toBeNull();
  await feed.close();
});
