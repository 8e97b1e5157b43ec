/**
 * Connections beside the pool, while the server is slow, refuses, or does not let a session begin: none is left behind.
 */
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '../../../src/platform/event-store/connection.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/ledger.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2, application_name: 'under test' });
  pool.on('error', () => undefined); // sessions that have not quite ended when their database is taken away
});

afterEach(async () => {
  await pool.end();
  await database.close();
});

/** Sessions of ours at the server, but for the one that counts. */
async function sessions(): Promise<number> {
  const sql = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'under test' and pid <> pg_backend_pid()`;
  return (await pool.query<{ count: number }>(sql)).rows[0]?.count ?? 0;
}

describe("a connection of one's own", () => {
  it('is one, however many ask while it is being opened', async () => {
    let opened = 0;
    const connection = new Connection(pool, async (client) => {
      opened += 1;
      await client.query('select pg_sleep(0.2)');
    });
    const clients = await Promise.all([connection.client(), connection.client(), connection.client()]);
    expect([new Set(clients).size, opened, await sessions()]).toEqual([1, 1, 1]);
    await connection.drop();
    await eventually('it is gone', async () => ((await sessions()) === 0 ? true : null));
    expect(connection.isOpen).toBe(false);
  });

  it('leaves nothing behind when its session does not begin, and can be asked for again', async () => {
    let fails = true;
    const connection = new Connection(pool, (client) => client.query(fails ? 'select 1 / 0' : 'select 1'));
    for (let tries = 0; tries < 3; tries += 1) await expect(connection.client()).rejects.toThrow('division by zero');
    await eventually('they are gone', async () => ((await sessions()) === 0 ? true : null));
    fails = false;
    expect(await (await connection.client()).query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
    await connection.drop();
  });

  it('is dropped also while it is being opened', async () => {
    const connection = new Connection(pool, (client) => client.query('select pg_sleep(0.2)'));
    const opening = connection.client();
    await connection.drop();
    await opening;
    await eventually('it is gone', async () => ((await sessions()) === 0 ? true : null));
    expect(connection.isOpen).toBe(false);
  });

  it('is replaced after the server has ended it', async () => {
    const connection = new Connection(pool);
    const first = await connection.client();
    const { rows } = await first.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await eventually('it is noticed', () => Promise.resolve(connection.isOpen ? null : true));
    expect(await connection.client()).not.toBe(first);
    await connection.drop();
  });
});
