/**
 * Goal: an audit of the store tells exactly what is not as it was recorded. Method: in a transaction that is rolled
 * back, one thing is changed; all that is found is compared.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drain } from '../../../src/platform/event-store/drain.js';
import { type Append, EventStore, type Finding, StoreAudit } from '../../../src/platform/event-store/index.js';
import { freshDatabase, openPool, type TestDatabase } from '../../support/database.js';

const BEFORE = '00000000-0000-7000-8000-000000000001';
const OWN = '77777777-7777-7777-8777-777777777777';
const AFTER = 'ffffffff-ffff-7fff-8fff-fffffffffff0';
const bodyHash = createHash('sha256').update('body').digest('hex');

let database: TestDatabase;
/** One connection, so that what is changed and what is audited are in one transaction. */
let pool: pg.Pool;
let audit: StoreAudit;

const append = (stream: string, expected: Append['expected'], count: number, key?: string): Append => ({
  stream,
  expected,
  metadata: { actor: { keyId: 'key-1', role: 'player' } },
  events: Array.from({ length: count }, (_, n) => ({ type: n === 0 ? 'Began' : 'Moved', payload: { stream, n } })),
  ...(key !== undefined && { idempotency: { key, bodyHash, response: { stream } } }),
});

/**
 * Positions 1 to 4, 5 to 8 and 9 to 12. Of each stream the versions 2 and 3 were recorded by a command. Nothing waits.
 */
beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 1 });
  audit = new StoreAudit(pool);
  const store = new EventStore(pool, undefined, { now: () => new Date('2026-11-23T12:00:00.000Z') });
  for (const stream of [BEFORE, OWN, AFTER]) {
    await store.append(append(stream, 'no-stream', 1));
    await store.append(append(stream, 1, 2, 'k'));
    await store.append(append(stream, 3, 1));
  }
  await store.close();
  const client = await pool.connect();
  await drain(client);
  client.release();
});
beforeEach(async () => {
  await pool.query('begin');
  await pool.query('set local session_replication_role = replica');
});
afterEach(async () => {
  await pool.query('rollback');
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const found = async (findings: AsyncGenerator<Finding, unknown>): Promise<readonly string[]> => {
  const all: string[] = [];
  for (let next = await findings.next(); next.done !== true; next = await findings.next()) {
    const { table, key, column, reason, expected, actual } = next.value;
    const value = (text: string) => (/^[\da-f]{64}$/.test(text) ? '#' : text);
    all.push([table, key, ...(column === null ? [] : [column]), reason, value(expected), value(actual)].join(' '));
  }
  return all;
};

const INTO_INBOX = `insert into es.inbox (stream, version, hash) select stream, version, hash from es.events where stream = '${OWN}'`;

describe('the events', () => {
  const findingsAfter = async (statement: string, asked = {}) => {
    await pool.query(statement);
    return found(audit.events(asked));
  };

  it('are as they were recorded; of all streams, or of one', async () => {
    const counts: number[] = [];
    const onEvents = (count: number): void => void counts.push(count);
    expect(await found(audit.events({ onEvents }))).toEqual([]);
    expect(await found(audit.events({ stream: OWN, onEvents }))).toEqual([]);
    expect(counts).toEqual([12, 4]);
  });

  it.each([
    ['changed', `update es.events set payload = '1' where stream = $1 and version = 2`, ['es.events/2 hash # #']],
    [
      'changed, with its hash',
      `update es.events set hash = sha256('x') where stream = $1 and version = 4`,
      ['es.events/4 hash # #', 'es.events/4 link # #'],
    ],
    [
      'before the first one',
      `insert into es.events select stream, recorded_at, -1, schema_version, hash, type, metadata, payload
       from es.events where stream = $1 and version = 1`,
      ['es.events/1 gap 1 -1', 'es.events/-1 unplaced a place in the ledger none', 'es.events/0 gap 0 1'],
    ],
    ['missing at first', `delete from es.events where stream = $1 and version = 1`, ['es.events/1 gap 1 2']],
    [
      'missing in between',
      `delete from es.events where stream = $1 and version = 3`,
      ['es.events/3 gap 3 4', 'es.commands/2 missing # none'],
    ],
    [
      'without a place',
      `delete from es.ledger where stream = $1 and version = 4`,
      ['es.events/4 unplaced a place in the ledger none'],
    ],
    [
      'waiting too long for a place',
      `with gone as (delete from es.ledger where stream = $1 and version = 4)
       insert into es.inbox (stream, version, hash) select stream, version, hash from es.events where stream = $1`,
      ['es.events/4 unplaced a place in the ledger waiting'],
    ],
    [
      'waiting as another',
      `with gone as (delete from es.ledger where stream = $1 and version = 4)
       insert into es.inbox (stream, version, hash) select stream, version, sha256('x') from es.events where stream = $1`,
      ['es.events/4 unplaced a place in the ledger none'],
    ],
    [
      'in another order',
      `update es.ledger set gpos = case version when 3 then 108 else 107 end where stream = $1 and version > 2`,
      ['es.events/4 order after position 108 107'],
    ],
    [
      'in another order, and without a place',
      `with gone as (delete from es.ledger where stream = $1 and version = 2)
       update es.ledger set gpos = case version when 1 then 108 else 107 end where stream = $1 and version in (1, 3)`,
      [
        'es.events/2 unplaced a place in the ledger none',
        'es.events/3 order after position 108 107',
        'es.events/4 order after position 107 8',
      ],
    ],
  ])('that are %s are told once, of the stream and of all', async (_what, statement, told) => {
    await pool.query(statement.replaceAll('$1', `'${OWN}'`));
    const expected = told.map((each) => each.replace('/', ` ${OWN}/`));
    expect(await found(audit.events({ stream: OWN }))).toEqual(expected);
    expect(await found(audit.events())).toEqual(expected);
  });

  it('may wait for their place for a moment', async () => {
    const young = `update es.events set recorded_at = now() where stream = '${OWN}' and version = 4`;
    await pool.query(young);
    const waiting = `with gone as (delete from es.ledger where stream = '${OWN}' and version = 4) ${INTO_INBOX} and version = 4`;
    expect(await findingsAfter(waiting)).toEqual([`es.events ${OWN}/4 hash # #`]);
  });

  it.each([
    ['is gone', `delete from es.commands where stream = $1`, ['missing # none']],
    ['is another', `update es.commands set response = '1' where stream = $1`, ['differs # #', 'missing # none']],
  ])('say that the row of their command %s', async (_what, statement, told) => {
    const expected = told.map((each) => `es.commands ${OWN}/3 ${each}`);
    expect(await findingsAfter(statement.replaceAll('$1', `'${OWN}'`))).toEqual(expected);
    expect(await found(audit.events({ stream: OWN }))).toEqual(expected);
  });

  it('say so also where they are the last of all', async () => {
    await pool.query(`delete from es.events where stream = '${AFTER}' and version = 4`);
    const expected = [`es.commands ${AFTER}/3 missing # none`];
    expect(await findingsAfter(`delete from es.commands where stream = '${AFTER}'`)).toEqual(expected);
  });

  it('that no command recorded, or not this one, say so', async () => {
    await pool.query(`insert into es.commands values ('${OWN}', 4, 'x', sha256('x'), null)`);
    expect(await findingsAfter(`insert into es.commands values ('${OWN}', 2, 'y', sha256('y'), null)`)).toEqual([
      `es.commands ${OWN}/2 differs # #`,
      `es.commands ${OWN}/4 differs none #`,
    ]);
  });
});

describe('the ledger', () => {
  it('leads from root to root, and to those that were kept', async () => {
    const { rows } = await pool.query<{ position: number; root: string }>(
      `select gpos::int as position, encode(root, 'hex') as root from es.ledger order by gpos`,
    );
    const counts: number[] = [];
    const findings = audit.ledger({ kept: rows, onRows: (count) => counts.push(count) });
    expect(await findings.next()).toEqual({ done: true, value: rows.at(-1) });
    expect(counts).toEqual([12]);
    const kept = [
      { position: 3, root: 'a'.repeat(64) },
      { position: 3, root: rows[2]?.root ?? '' },
      { position: 3, root: 'b'.repeat(64) },
      { position: 13, root: 'c'.repeat(64) },
    ];
    expect(await found(audit.ledger({ kept }))).toEqual([
      'es.ledger position 3 kept-root # #',
      'es.ledger position 3 kept-root # #',
      'es.ledger position 13 kept-root # none',
    ]);
  });

  it.each([
    [
      'a row',
      `delete from es.ledger where gpos = 6`,
      ['es.ledger position 6 gap 6 7', 'es.ledger position 7 root # #'],
    ],
    ['an event', `delete from es.events where stream = '${OWN}' and version = 2`, [`es.events ${OWN}/2 gap # none`]],
    ['a root', `update es.ledger set root = sha256('x') where gpos = 12`, ['es.ledger position 12 root # #']],
    ['a hash', `update es.ledger set hash = sha256('x') where gpos = 6`, ['es.ledger position 6 root # #']],
  ])('tells %s that is not as it was', async (_what, statement, told) => {
    await pool.query(statement);
    expect(await found(audit.ledger())).toEqual(told);
  });
});

describe('rows beside the events', () => {
  const idsIn = async (statement: string) =>
    (await pool.query<{ id: string }>(`${statement} returning id::text as id`)).rows.map(({ id }) => id).join();
  const UNPLACED = `delete from es.ledger where stream = '${OWN}'`;

  it('is sound; so is what waits for its place in its order', async () => {
    await pool.query(`insert into es.checkpoints (subscription, position) values ('end', 12), ('start', 0)`);
    await pool.query(`insert into es.snapshots values ('${OWN}', 4, 'e', 'x', '1')`);
    await pool.query(UNPLACED);
    await idsIn(`${INTO_INBOX} order by version`);
    // The highest position counts, whichever event has it.
    expect(await found(audit.beside())).toEqual([]);
  });

  it('is a command of no event', async () => {
    await pool.query(`delete from es.events where stream = '${OWN}' and version = 3`);
    expect(await found(audit.beside())).toEqual([`es.commands ${OWN}/3 no-event none key k`]);
  });

  it('waits although it has a place, or twice, or as another event, or without an event', async () => {
    const placed = await idsIn(`${INTO_INBOX} and version = 2`);
    const none = await idsIn(`insert into es.inbox (stream, version, hash) values ('${OWN}', 9, sha256('x'))`);
    await pool.query(`delete from es.ledger where stream = '${AFTER}' and version > 2`);
    const another = await idsIn(`insert into es.inbox (stream, version, hash) values ('${AFTER}', 3, sha256('x'))`);
    const own = `insert into es.inbox (stream, version, hash) select stream, version, hash from es.events where stream = '${AFTER}' and version = 4`;
    await idsIn(own);
    const twice = await idsIn(own);
    expect(await found(audit.beside())).toEqual([
      `es.inbox ${placed} no-event position 6 waiting`,
      `es.inbox ${none} no-event none #`,
      `es.inbox ${another} no-event # #`,
      `es.inbox ${twice} no-event # #`,
    ]);
  });

  it('waits in another order than that of its versions', async () => {
    await pool.query(UNPLACED);
    await idsIn(`${INTO_INBOX} and version = 2`);
    const late = await idsIn(`${INTO_INBOX} and version = 1`);
    expect(await found(audit.beside())).toEqual([`es.inbox ${late} order versions in their order ${OWN}/1`]);
  });

  it('has read further than there is anything, or less than nothing', async () => {
    await pool.query(`insert into es.checkpoints (subscription, position) values ('far', 13), ('none', -1)`);
    expect(await found(audit.beside())).toEqual([
      'es.checkpoints far position differs at most 12 13',
      'es.checkpoints none position differs at most 12 -1',
    ]);
  });

  it('is a state of no event', async () => {
    for (const version of [4, 5])
      await pool.query(`insert into es.snapshots values ('${OWN}', ${version}, 'e', 'x', '1')`);
    expect(await found(audit.beside())).toEqual([`es.snapshots ${OWN}/e/5 no-event none none`]);
  });
});

describe('an audit of a stream', () => {
  it('finds the streams by how they begin', async () => {
    const openings = [BEFORE, OWN, AFTER].map((stream, n) => ({ stream, type: 'Began', position: 4 * n + 1 }));
    expect(await audit.openings(0)).toEqual({ streams: openings, until: 12 });
    expect(await audit.openings(5)).toEqual({ streams: openings.slice(2), until: 12 });
    expect(await audit.openings(12)).toBeNull();
    expect(await audit.openedAbout('Began', OWN)).toEqual([OWN]);
    expect(await audit.openedAbout('Moved', OWN)).toEqual([]);
    expect(await audit.head()).toBe(12);
  });

  it('reads what is there, whatever it is, and hears of what is not', async () => {
    await pool.query(`update es.events set payload = '7' where stream = '${OWN}' and version = 2`);
    expect(await audit.asTheyAre(OWN, 2)).toEqual([
      { type: 'Began', payload: { stream: OWN, n: 0 } },
      { type: 'Began', payload: 7 },
    ]);
    expect(await found(audit.missing(OWN))).toEqual([]);
    expect(await audit.counts(OWN)).toEqual({ events: 4, placed: 4 });
    await pool.query(`delete from es.events where stream = '${OWN}' and version > 2`);
    expect(await found(audit.missing(OWN))).toEqual([`es.events ${OWN}/3 gap # none`, `es.events ${OWN}/4 gap # none`]);
    expect(await audit.counts(OWN)).toEqual({ events: 2, placed: 4 });
  });

  it('reads the states along it', async () => {
    for (const [stream, version] of [
      [BEFORE, 2],
      [OWN, 3],
      [OWN, 1],
      [AFTER, 2],
    ] as const)
      await pool.query(`insert into es.snapshots values ('${stream}', ${version}, 'e', 'h${version}', '{"a": 1}')`);
    expect(await audit.snapshotsOf(OWN)).toEqual([
      { version: 1, engine: 'e', stateHash: 'h1', state: '{"a": 1}' },
      { version: 3, engine: 'e', stateHash: 'h3', state: '{"a": 1}' },
    ]);
  });
});
