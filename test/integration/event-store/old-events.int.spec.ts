/**
 * Events recorded years ago read in today's shape, and their rows stay as they were: the fixture is a stored stream,
 * frozen with its hashes. If this fails after a change of the chain or of the columns, the change breaks every stored
 * event: don't touch the fixture.
 */
import { readFileSync } from 'node:fs';
import { Test } from '@nestjs/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseModule, DatabaseSettings } from '../../../src/platform/database/index.js';
import {
  EventStore,
  EventStoreModule,
  Feed,
  type Json,
  provideUpcasters,
  Sequencer,
  SnapshotDisagrees,
  Snapshots,
  Upcasters,
} from '../../../src/platform/event-store/index.js';
import { freshDatabase, openPool, type TestDatabase } from '../../support/database.js';

type Row = { stream: string; version: number; type: string; schema_version: number } & Record<
  'recorded_at' | 'hash' | 'metadata' | 'payload',
  string
>;

const fixture = new URL('../../fixtures/events/counter-moved.v1.json', import.meta.url);
const rows = JSON.parse(readFileSync(fixture, 'utf8')) as readonly Row[];
const stream = rows[0]?.stream ?? '';

/** Version 1 was a bare number, version 2 named it, version 3 says which counter. */
const upcasters = [
  { type: 'CounterMoved', fromVersion: 1, upcast: (payload: Json): Json => ({ by: payload }) },
  {
    type: 'CounterMoved',
    fromVersion: 2,
    upcast: (payload: Json): Json => ({ counter: 'life', ...Object(payload) }) as Json,
  },
];

let database: TestDatabase;
let owner: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  owner = openPool(database.url);
  for (const row of rows) {
    await owner.query(
      `insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
       values ($1, $2, $3, $4, decode($5, 'hex'), $6, $7, $8)`,
      [row.stream, row.version, row.recorded_at, row.schema_version, row.hash, row.type, row.metadata, row.payload],
    );
    await owner.query(`insert into es.inbox (stream, version, hash) values ($1, $2, decode($3, 'hex'))`, [
      row.stream,
      row.version,
      row.hash,
    ]);
  }
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

it('reads old versions through the upcasters that modules provide, by stream and by ledger', async () => {
  const moduleRef = await Test.createTestingModule({
    imports: [
      DatabaseModule.at(new DatabaseSettings(database.url, { poolMax: 4 })),
      EventStoreModule.at({ sequences: true }),
    ],
    providers: [provideUpcasters(upcasters.slice(0, 1)), provideUpcasters(upcasters.slice(1))],
  }).compile();
  const app = await moduleRef.init();
  try {
    const store = app.get(EventStore);
    const events = await store.read(stream);
    const today = [
      { type: 'CounterMoved', schemaVersion: 3, payload: { counter: 'life', by: -2 } },
      { type: 'CounterMoved', schemaVersion: 3, payload: { counter: 'life', by: 5 } },
      { type: 'CounterMoved', schemaVersion: 3, payload: { counter: 'lore', by: 1 } },
      { type: 'CounterReset', schemaVersion: 1, payload: null },
    ];
    expect(events).toMatchObject(today);
    expect(await store.verify(stream)).toEqual({ ok: true, events: 4, head: rows.at(-1)?.hash });
    const feed = app.get(Feed);
    await feed.waitBeyond(3, 5_000);
    expect(await feed.readFrom(0, 10)).toMatchObject(today.map((event, index) => ({ ...event, position: index + 1 })));
    const { rows: stored } = await owner.query(
      `select schema_version, payload::text as payload from es.events where stream = $1 order by version`,
      [stream],
    );
    expect(stored).toEqual(rows.map(({ schema_version, payload }) => ({ schema_version, payload })));
    await store.append({
      stream,
      expected: 4,
      metadata: { actor: { keyId: 'k', role: 'player' } },
      events: [{ type: 'CounterReset', payload: null }],
    });
    await feed.waitBeyond(4, 5_000);
    expect(await feed.head()).toBe(5);
    expect(app.get(Sequencer)).toBeInstanceOf(Sequencer);
  } finally {
    await app.close();
  }
});

it('refuses two upcasters for one version', () => {
  const table = new Upcasters(upcasters);
  expect(() => table.register(upcasters.slice(0, 1))).toThrow('CounterMoved version 1');
});

it('keeps snapshots by engine, finds the last one, and raises an alarm when a state disagrees', async () => {
  const snapshots = new Snapshots(owner);
  const at = (version: number, engine: string, stateHash: string) => ({
    stream,
    version,
    engine,
    state: { version },
    stateHash,
  });
  await snapshots.save(at(10, 'engine-1', 'a'));
  await snapshots.save(at(20, 'engine-1', 'b'));
  await snapshots.save(at(30, 'engine-2', 'c'));
  await snapshots.save(at(20, 'engine-1', 'b'));
  expect(await snapshots.latest(stream, 'engine-1')).toEqual(at(20, 'engine-1', 'b'));
  expect(await snapshots.latest(stream, 'engine-1', 19)).toEqual(at(10, 'engine-1', 'a'));
  expect(await snapshots.latest(stream, 'engine-1', 9)).toBeNull();
  expect(await snapshots.latest(stream, 'engine-3')).toBeNull();
  await expect(snapshots.save(at(20, 'engine-1', 'x'))).rejects.toBeInstanceOf(SnapshotDisagrees);
});
