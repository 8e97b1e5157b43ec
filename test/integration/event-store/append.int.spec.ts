/**
 * What an append promises: expected versions, all or nothing, one winner, idempotency, a verifiable chain, rows that
 * cannot change.
 */
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Append,
  type Appended,
  canonicalJson,
  EventStore,
  IdempotencyMismatch,
  InvalidAppend,
  StoreBusy,
  StreamCorrupted,
  VersionConflict,
} from '../../../src/platform/event-store/index.js';
import { freshDatabase, openPool, type TestDatabase } from '../../support/database.js';

const metadata = { actor: { keyId: 'key-1', role: 'player' }, requestId: 'request-1' };
const bodyHash = (body: string) => createHash('sha256').update(body).digest('hex');

let database: TestDatabase;
let owner: pg.Pool;
let app: pg.Pool;
const stores: EventStore[] = [];

function openStore(options: ConstructorParameters<typeof EventStore>[2] = {}): EventStore {
  const store = new EventStore(app, undefined, options);
  stores.push(store);
  return store;
}

const moved = (stream: string, expected: Append['expected'], ...moves: string[]): Append => ({
  stream,
  expected,
  metadata,
  events: moves.map((move) => ({ type: 'Moved', payload: { move } })),
});

beforeAll(async () => {
  database = await freshDatabase();
  owner = openPool(database.url);
  app = openPool(database.url, { options: '-c role=kifu_app', max: 10 });
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});
afterAll(async () => {
  await Promise.all([app.end(), owner.end()]);
  await database.close();
});

describe('an append', () => {
  it('records its events in order, and a reader gets them back as they were', async () => {
    const store = openStore();
    const stream = randomUUID();
    const payload = { z: 1, a: [1.5, -0, 1e21, 5e-324, 'é\u0000\u2028😀'], nested: { b: null, a: true } };
    const appended = await store.append({
      stream,
      expected: 'no-stream',
      metadata,
      events: [
        { type: 'A', payload },
        { type: 'B', payload: 7 },
      ],
    });
    expect(appended).toMatchObject({ kind: 'appended', version: 2 });
    const events = await store.read(stream);
    expect(events.map(({ version, type, schemaVersion }) => [version, type, schemaVersion])).toEqual([
      [1, 'A', 1],
      [2, 'B', 1],
    ]);
    expect(events[0]?.payload).toEqual({ ...payload, a: [1.5, 0, 1e21, 5e-324, 'é\u0000\u2028😀'] });
    expect(canonicalJson(events[0]?.payload ?? null)).toBe(canonicalJson(payload));
    expect(appended).toMatchObject({ events: [{ ...events[0], payload }, events[1]], hash: events[1]?.hash });
    expect(await store.head(stream)).toEqual({ version: 2, hash: events[1]?.hash });
  });

  it('enforces each expectation', async () => {
    const store = openStore();
    const stream = randomUUID();
    await expect(store.append(moved(stream, 'exists', 'a'))).rejects.toMatchObject({ expected: 'exists', actual: 0 });
    await expect(store.append(moved(stream, 1, 'a'))).rejects.toMatchObject({ expected: 1, actual: 0 });
    await store.append(moved(stream, 'no-stream', 'a'));
    await expect(store.append(moved(stream, 'no-stream', 'b'))).rejects.toMatchObject({
      expected: 'no-stream',
      actual: 1,
    });
    await expect(store.append(moved(stream, 2, 'b'))).rejects.toMatchObject({ expected: 2, actual: 1 });
    await store.append(moved(stream, 'exists', 'b'));
    await store.append(moved(stream, 2, 'c', 'd'));
    await expect(store.append(moved(stream, 3, 'e'))).rejects.toBeInstanceOf(VersionConflict);
    expect((await store.read(stream)).map(({ payload }) => payload)).toEqual(
      ['a', 'b', 'c', 'd'].map((move) => ({ move })),
    );
  });

  it('enforces them on the database, not on what this process remembers', async () => {
    const [here, there] = [openStore(), openStore()];
    const stream = randomUUID();
    await here.append(moved(stream, 'no-stream', 'a'));
    await there.append(moved(stream, 1, 'b'));
    await expect(here.append(moved(stream, 1, 'x', 'y'))).rejects.toMatchObject({ actual: 2 });
    await here.append(moved(stream, 2, 'c'));
    await there.append(moved(stream, 'exists', 'd'));
    await expect(there.append(moved(stream, 'no-stream', 'x'))).rejects.toMatchObject({ actual: 4 });
    expect(await here.verify(stream)).toMatchObject({ ok: true, events: 4 });
  });

  it('lets exactly one of many racing writers through, all of its events', async () => {
    const racers = Array.from({ length: 6 }, () => openStore());
    for (const expected of ['no-stream', 2] as const) {
      const stream = randomUUID();
      if (expected === 2) await racers[0]?.append(moved(stream, 'no-stream', 'a', 'b'));
      const results = await Promise.allSettled(
        racers.flatMap((store, racer) =>
          [0, 1, 2].map((n) => store.append(moved(stream, expected, `${racer}.${n}`, 'second'))),
        ),
      );
      const won = results.filter(({ status }) => status === 'fulfilled');
      const lost = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
      expect(won).toHaveLength(1);
      expect(lost.every((error) => error instanceof VersionConflict)).toBe(true);
      expect(await openStore().verify(stream)).toMatchObject({ ok: true, events: expected === 2 ? 4 : 2 });
    }
  });

  it('records every one of many appends that require an existing stream, from several processes', async () => {
    const writers = Array.from({ length: 5 }, () => openStore());
    const stream = randomUUID();
    await openStore().append(moved(stream, 'no-stream', 'first'));
    const moves = Array.from({ length: 400 }, (_, n) => String(n));
    const share = (writer: number) => moves.filter((_, n) => n % writers.length === writer);
    // On a busy machine the store may reject an append that was overtaken too often. Its writer sends it again.
    const insist = (store: EventStore, move: string): Promise<unknown> =>
      store.append(moved(stream, 'exists', move)).catch((error: unknown) => {
        if (!(error instanceof StoreBusy)) throw error;
        return insist(store, move);
      });
    await Promise.all(writers.flatMap((store, writer) => share(writer).map((move) => insist(store, move))));
    const events = await openStore().read(stream);
    expect(
      events
        .slice(1)
        .map(({ payload }) => JSON.stringify(payload))
        .sort(),
    ).toEqual(moves.map((move) => JSON.stringify({ move })).sort());
    expect(await openStore().verify(stream)).toMatchObject({ ok: true, events: 401 });
  });

  it('does not fail its batch-mates when it fails', async () => {
    const store = openStore();
    const taken = randomUUID();
    await store.append(moved(taken, 'no-stream', 'a'));
    const streams = Array.from({ length: 50 }, () => randomUUID());
    const appends = streams.map((stream) => store.append(moved(stream, 'no-stream', 'a')));
    const bad = store.append(moved(taken, 'no-stream', 'b'));
    await expect(bad).rejects.toBeInstanceOf(VersionConflict);
    expect((await Promise.all(appends)).every(({ kind }) => kind === 'appended')).toBe(true);
  });

  it('is refused at the door when no store could accept it', async () => {
    const store = openStore();
    const good = moved(randomUUID(), 'no-stream', 'a');
    const bad: Append[] = [
      { ...good, stream: 'NOT-A-UUID' },
      { ...good, events: [] },
      { ...good, expected: 0 },
      { ...good, events: [{ type: 'x y', payload: 1 }] },
      { ...good, events: [{ type: 'A', schemaVersion: 0, payload: 1 }] },
      { ...good, events: [{ type: 'A', payload: Number.NaN }] },
      { ...good, events: [{ type: 'A', payload: '\ud800' }] },
      { ...good, idempotency: { key: '', bodyHash: bodyHash('') } },
      { ...good, idempotency: { key: 'k', bodyHash: 'short' } },
    ];
    for (const append of bad) await expect(store.append(append)).rejects.toBeInstanceOf(InvalidAppend);
    expect(await store.head(good.stream)).toBeNull();
  });

  it('is refused when too many wait, and not recorded', async () => {
    const store = openStore({ waitingMax: 10 });
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => store.append(moved(randomUUID(), 'no-stream', 'a'))),
    );
    const refused = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(20);
    expect(refused.every((error) => error instanceof StoreBusy && error.retryAfterSeconds >= 1)).toBe(true);
  });
});

describe('idempotency', () => {
  const command = (stream: string, body: string, expected: Append['expected'] = 'no-stream'): Append => ({
    ...moved(stream, expected, body),
    idempotency: { key: 'key-1', bodyHash: bodyHash(body), response: { said: body } },
  });

  it('answers a repeated command from the record', async () => {
    const store = openStore();
    const stream = randomUUID();
    expect(await store.append(command(stream, 'a'))).toMatchObject({ kind: 'appended', version: 1 });
    await store.append(moved(stream, 1, 'later'));
    const replayed = { kind: 'replayed', version: 1, response: { said: 'a' } };
    expect(await store.append(command(stream, 'a'))).toEqual(replayed);
    expect(await openStore().append(command(stream, 'a'))).toEqual(replayed);
    expect(await store.append(command(stream, 'a', 'exists'))).toEqual(replayed);
    expect(await store.append(command(stream, 'a', 2))).toEqual(replayed);
    expect(await store.findCommand(stream, 'key-1')).toEqual({
      bodyHash: bodyHash('a'),
      version: 1,
      response: { said: 'a' },
    });
    expect(await store.findCommand(stream, 'key-2')).toBeNull();
    expect(await store.read(stream)).toHaveLength(2);
  });

  it('answers it also where it had recorded several events at once', async () => {
    const store = openStore();
    const stream = randomUUID();
    const several = (body: string) => ({ ...command(stream, body), ...moved(stream, 'no-stream', 'a', 'b') });
    expect(await store.append(several('a'))).toMatchObject({ kind: 'appended', version: 2 });
    const replayed = { kind: 'replayed', version: 2, response: { said: 'a' } };
    expect(await openStore().append(several('a'))).toEqual(replayed);
    await expect(store.append(several('b'))).rejects.toBeInstanceOf(IdempotencyMismatch);
    expect(await store.read(stream)).toHaveLength(2);
  });

  it('refuses the same key with another body, whatever is expected', async () => {
    const store = openStore();
    const stream = randomUUID();
    await store.append(command(stream, 'a'));
    for (const expected of ['no-stream', 'exists', 1, 7] as const) {
      await expect(store.append(command(stream, 'b', expected))).rejects.toBeInstanceOf(IdempotencyMismatch);
    }
    expect(await store.read(stream)).toHaveLength(1);
  });

  it('holds when identical commands race, in one process and between processes', async () => {
    const racers = [openStore(), openStore(), openStore(), openStore()];
    for (const expected of ['no-stream', 'exists', 1] as const) {
      const stream = randomUUID();
      if (expected !== 'no-stream') await racers[0]?.append(moved(stream, 'no-stream', 'first'));
      const append = { ...command(stream, 'a', expected) };
      const results = await Promise.all(racers.flatMap((store) => [store.append(append), store.append(append)]));
      const kinds = results.map(({ kind }: Appended) => kind).sort();
      expect(kinds).toEqual(['appended', ...Array.from({ length: 7 }, () => 'replayed')]);
      expect(new Set(results.map(({ version }) => version)).size).toBe(1);
    }
  });
});

describe('a batch', () => {
  it.each([
    [['a'], ['b']],
    [['a', 'b', 'c'], ['d']],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ])('is recorded whatever is in it, with commands and without: %j beside %j', async (...batch) => {
    const store = openStore({ connections: 1 });
    const appends = batch.flatMap((moves) => {
      const idempotency = { key: 'key 棋', bodyHash: bodyHash(moves.join()), response: { said: moves } };
      const anew = (): Append => moved(randomUUID(), 'no-stream', ...moves);
      return [anew(), { ...anew(), idempotency }, { ...anew(), idempotency: { key: 'k', bodyHash: bodyHash('') } }];
    });
    await Promise.all(appends.map((append) => store.append(append)));
    for (const { stream, events, idempotency } of appends) {
      expect((await store.read(stream)).map(({ payload }) => payload)).toEqual(events.map(({ payload }) => payload));
      expect(await store.verify(stream)).toMatchObject({ ok: true });
      const found = idempotency && (await store.findCommand(stream, idempotency.key));
      const { bodyHash: hash, response = null } = idempotency ?? {};
      expect(found).toEqual(idempotency && { bodyHash: hash, version: events.length, response });
    }
  });
});

describe('a range', () => {
  it('is read by version, first and last included', async () => {
    const store = openStore();
    const stream = randomUUID();
    await store.append(moved(stream, 'no-stream', ...'abcdefgh'));
    const versions = async (range: Parameters<EventStore['read']>[1]) =>
      (await store.read(stream, range)).map(({ version }) => version);
    expect(await versions({ from: 3, to: 5 })).toEqual([3, 4, 5]);
    expect(await versions({ from: 7 })).toEqual([7, 8]);
    expect(await versions({ from: 2, limit: 2 })).toEqual([2, 3]);
    expect(await versions({ limit: 3 })).toEqual([1, 2, 3]);
    expect(await versions({ from: 9 })).toEqual([]);
    expect(await versions({ from: 50 })).toEqual([]);
    expect(await store.read(randomUUID())).toEqual([]);
  });
});

describe('the record', () => {
  it.each([
    'update es.events set type = type',
    'delete from es.events',
    'truncate es.events',
    'truncate es.events_03',
    'delete from es.ledger',
    'truncate es.ledger',
    'update es.commands set version = 1',
  ])('refuses the owner: %s', async (statement) => {
    await openStore().append({
      ...moved(randomUUID(), 'no-stream', 'a'),
      idempotency: { key: 'k', bodyHash: bodyHash('') },
    });
    await owner.query(
      `insert into es.ledger select 1, gen_random_uuid(), 1, sha256(''), sha256('') on conflict do nothing`,
    );
    await expect(owner.query(statement)).rejects.toMatchObject({ code: 'ES001' });
  });

  it.each([
    'update es.events set type = type',
    'delete from es.events',
    'truncate es.events',
    'insert into es.events_00 select * from es.events',
    'delete from es.commands',
    'update es.ledger set gpos = 1',
    'alter table es.events disable trigger all',
    'drop table es.events',
  ])('gives the application no right: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  const tamper = async (statement: string, stream: string) => {
    const client = await owner.connect();
    await client.query('set session_replication_role = replica');
    await client.query(statement, [stream]);
    client.release(true);
  };

  it.each([
    ['one event', ['c'], '00'],
    ['one event', ['c'], 'ff'],
    ['several', ['c', 'd'], '00'],
    ['several', ['c', 'd'], 'ff'],
  ])('goes on from what is stored, not from what a writer remembers of it (%s, %s, %s…)', async (_, moves, byte) => {
    const store = openStore();
    const stream = randomUUID();
    await store.append(moved(stream, 'no-stream', 'a', 'b'));
    // The writer knows this head; meanwhile it is another one, of the same version.
    const another = byte.repeat(32);
    await tamper(`update es.events set hash = '\\x${another}' where stream = $1 and version = 2`, stream);
    await store.append(moved(stream, 2, ...moves));
    const added = await store.read(stream, { from: 3 });
    expect(added.map(({ payload }) => payload)).toEqual(moves.map((move) => ({ move })));
    expect(await store.verify(stream)).toMatchObject({ ok: false, version: 2, actual: another });
  });

  it.each([
    ['a changed payload', `update es.events set payload = '{"move":"x"}' where stream = $1 and version = 3`, 3, 'hash'],
    [
      'white space in the payload',
      `update es.events set payload = '{"move": "c"}' where stream = $1 and version = 3`,
      3,
      'hash',
    ],
    [
      'a changed time',
      `update es.events set recorded_at = recorded_at + '1 ms' where stream = $1 and version = 2`,
      2,
      'hash',
    ],
    ['another actor', `update es.events set metadata = '{}' where stream = $1 and version = 1`, 1, 'hash'],
    ['another type', `update es.events set type = 'Stood' where stream = $1 and version = 4`, 4, 'hash'],
    ['a missing event', `delete from es.events where stream = $1 and version = 2`, 2, 'gap'],
    ['a missing first event', `delete from es.events where stream = $1 and version = 1`, 1, 'gap'],
  ])('shows %s', async (_what, statement, version, reason) => {
    const store = openStore();
    const stream = randomUUID();
    await store.append(moved(stream, 'no-stream', ...'abcde'));
    expect(await store.verify(stream)).toMatchObject({ ok: true, events: 5 });
    await tamper(statement, stream);
    expect(await store.verify(stream)).toMatchObject({ ok: false, version, reason });
    await expect(store.read(stream)).rejects.toBeInstanceOf(StreamCorrupted);
    await expect(store.read(stream, { from: version })).rejects.toBeInstanceOf(StreamCorrupted);
  });

  it.each([0, -1, -(2 ** 31)])('shows an event that was put before the first one, as version %i', async (version) => {
    const store = openStore();
    const stream = randomUUID();
    await store.append(moved(stream, 'no-stream', 'a', 'b'));
    const columns = 'stream, recorded_at, schema_version, hash, type, metadata, payload';
    await tamper(
      `insert into es.events (version, ${columns}) select ${version}, ${columns} from es.events where stream = $1 and version = 1`,
      stream,
    );
    const gap = { ok: false, version: 1, reason: 'gap', expected: '1', actual: String(version) };
    expect(await store.verify(stream)).toEqual(gap);
  });

  it.each(['hash = substr(hash, 2)', 'schema_version = -1'])('shows %s', async (change) => {
    const store = openStore();
    const stream = randomUUID();
    await store.append(moved(stream, 'no-stream', 'a', 'b'));
    await tamper(`update es.events set ${change} where stream = $1 and version = 2`, stream);
    expect(await store.verify(stream)).toMatchObject({ ok: false, version: 2, reason: 'hash' });
  });

  it('shows what is missing also when only a part is read', async () => {
    const store = openStore();
    const [headless, holed] = [randomUUID(), randomUUID()];
    for (const stream of [headless, holed]) await store.append(moved(stream, 'no-stream', ...'abcde'));
    await tamper(`delete from es.events where stream = $1 and version = 1`, headless);
    await tamper(`delete from es.events where stream = $1 and version = 3`, holed);
    const missing = (stream: string, version: number) => new StreamCorrupted(stream, version, 'it is missing');
    await expect(store.read(headless, { to: 1 })).rejects.toEqual(missing(headless, 1));
    await expect(store.read(headless, { from: 2 })).rejects.toEqual(missing(headless, 1));
    await expect(store.read(holed, { from: 4 })).rejects.toEqual(missing(holed, 3));
    expect((await store.read(holed, { from: 5 })).map(({ version }) => version)).toEqual([5]);
    expect(await store.read(headless, { from: 8 })).toEqual([]);
  });

  it('has no stream of any other name than an id', async () => {
    expect(await openStore().read('not an id')).toEqual([]);
  });

  it('is empty before it begins, also if it begins during the read', async () => {
    const writer = openStore();
    const stream = randomUUID();
    class Slow extends pg.Pool {
      override async query(asked: unknown): Promise<never> {
        const found = await app.query(asked as pg.QueryConfig);
        if (await writer.head(stream).then((head) => head === null))
          await writer.append(moved(stream, 'no-stream', 'a'));
        return found as never;
      }
    }
    const slow = new EventStore(new Slow());
    expect(await slow.read(stream)).toEqual([]);
    expect(await slow.read(stream)).toHaveLength(1);
    await slow.close();
  });

  it('can be verified without this service: SHA-256 over the stored text', async () => {
    const store = openStore();
    const stream = randomUUID();
    await store.append(moved(stream, 'no-stream', 'a', 'é'.repeat(100_000), 'b'));
    let previous = Buffer.alloc(32);
    for (const event of await store.read(stream)) {
      const { version, type, schemaVersion, payload, recordedAt } = event;
      const sorted = { metadata: event.metadata, payload, recordedAt, schemaVersion, stream, type, version };
      previous = createHash('sha256').update(previous).update(canonicalJson(sorted)).digest();
      expect(event.hash).toBe(previous.toString('hex'));
    }
    expect(previous.toString('hex')).toBe((await store.head(stream))?.hash);
  });
});
