/** An append whose connection breaks is neither lost while it is reported recorded, nor recorded twice. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Append, EventStore, StoreUnavailable, VersionConflict } from '../../../src/platform/event-store/index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/ledger.js';
import { type Fault, flakyProxy, type FlakyProxy } from './flaky-proxy.js';

let database: TestDatabase;
let proxy: FlakyProxy;
let wired: pg.Pool;
let direct: pg.Pool;
let store: EventStore;

const metadata = { actor: { keyId: 'key-1', role: 'player' } };
const append = (stream: string, expected: Append['expected'], mark: string, key?: string): Append => ({
  stream,
  expected,
  metadata,
  events: [
    { type: 'Marked', payload: { mark } },
    { type: 'Marked', payload: 'second' },
  ],
  ...(key === undefined ? {} : { idempotency: { key, bodyHash: '0'.repeat(64), response: 'done' } }),
});

beforeAll(async () => {
  database = await freshDatabase();
  proxy = await flakyProxy(database.url);
  wired = new pg.Pool({ connectionString: proxy.url, options: '-c role=kifu_app' });
  direct = new pg.Pool({ connectionString: database.url });
  wired.on('error', () => undefined);
  direct.on('error', () => undefined);
  store = new EventStore(wired);
});
afterAll(async () => {
  await store.close();
  await Promise.all([wired.end(), direct.end()]);
  await proxy.close();
  await database.close();
});

describe.each<Fault>(['before-sending', 'after-sending', 'before-answering'])('a wire that breaks %s', (fault) => {
  it.each(['no-stream', 2, 'exists'] as const)('leaves one append that expected %s', async (expected) => {
    const stream = randomUUID();
    if (expected !== 'no-stream') await store.append(append(stream, 'no-stream', 'first'));
    const broken = proxy.broken;
    const mark = randomUUID();
    proxy.breakAt(fault, mark);
    const key = randomUUID();
    const mates = Array.from({ length: 5 }, () => randomUUID());
    const [appended] = await Promise.all([
      store.append(append(stream, expected, mark, key)),
      ...mates.map((mate) => store.append(append(mate, 'no-stream', 'mate'))),
    ]);
    const count = expected === 'no-stream' ? 2 : 4;
    expect(proxy.broken).toBe(broken + 1);
    expect(appended).toMatchObject({ kind: 'appended', version: count });
    expect(await store.verify(stream)).toEqual({
      ok: true,
      events: count,
      head: 'hash' in appended ? appended.hash : '',
    });
    for (const mate of mates) expect(await store.verify(mate)).toMatchObject({ ok: true, events: 2 });
    const { rows } = await direct.query('select count(*)::int as rows from es.inbox where stream = $1', [stream]);
    expect(rows).toEqual([{ rows: count }]);
    expect(await store.append(append(stream, expected, mark, key))).toMatchObject({ kind: 'replayed', version: count });
  });
});

/** The server processes that wait for a lock, once there are any. */
async function waiting(): Promise<readonly number[] | null> {
  const { rows } = await direct.query<{ pid: number }>(
    `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length === 0 ? null : rows.map(({ pid }) => pid);
}

it('does not mistake the event of a rival for its own', async () => {
  const stream = randomUUID();
  const mark = randomUUID();
  const rival = await direct.connect();
  await rival.query('begin');
  await rival.query(
    `insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
     values ($1, 1, now(), 1, sha256('rival'), 'Marked', '{}', '{}')`,
    [stream],
  );
  proxy.breakAt('after-sending', mark);
  const losing = expect(store.append(append(stream, 'no-stream', mark))).rejects.toBeInstanceOf(VersionConflict);
  await eventually('it waits for the rival', waiting);
  await rival.query('commit');
  rival.release();
  await losing;
});

it('survives the end of its server processes while it waits for a rival', async () => {
  const stream = randomUUID();
  const rival = await direct.connect();
  await rival.query('begin');
  await rival.query(
    `insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
     values ($1, 1, now(), 1, sha256('rival'), 'Marked', '{}', '{}')`,
    [stream],
  );
  const appending = store.append(append(stream, 'no-stream', 'mine'));
  const pids = await eventually('it waits for the rival', waiting);
  await direct.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
  await rival.query('rollback');
  rival.release();
  expect(await appending).toMatchObject({ kind: 'appended', version: 2 });
  expect(await store.verify(stream)).toMatchObject({ ok: true, events: 2 });
});

it('says so when the database stays away', async () => {
  const gone = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const lonely = new EventStore(gone);
  await expect(lonely.append(append(randomUUID(), 'no-stream', 'a'))).rejects.toBeInstanceOf(StoreUnavailable);
  await lonely.close();
  await gone.end();
});
