/** The database door: which role works where, what it may do, and that nothing stays open. */
import { Test } from '@nestjs/testing';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DatabaseModule,
  DatabaseSettings,
  isOutage,
  PgPools,
  PrismaService,
  WrongRole,
} from '../../src/platform/database/index.js';
import { freshDatabase, openPool, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/ledger.js';

let db: TestDatabase;

beforeEach(async () => {
  db = await freshDatabase();
});

afterEach(() => db.close());

describe('the connections', () => {
  it('work as kifu_app, those of the owner as the owner; all are closed with the application', async () => {
    const app = await Test.createTestingModule({
      imports: [DatabaseModule.at(new DatabaseSettings(db.url))],
    }).compile();
    await app.init();
    const pools = app.get(PgPools);
    const role = 'SELECT current_user::text AS role';
    expect((await pools.app.query(role)).rows).toEqual([{ role: 'kifu_app' }]);
    expect((await pools.owner.query(role)).rows).toEqual([{ role: 'kifu' }]);
    expect(await app.get(PrismaService).$queryRawUnsafe(role)).toEqual([{ role: 'kifu_app' }]);
    await app.close();
    await expect.poll(() => connectionsTo(db.url), { timeout: 20_000 }).toBe(0);
  });

  it('keep options that the connection string already has', () => {
    const settings = new DatabaseSettings('postgres://a:b@host/db?options=-c%20work_mem%3D8MB');
    expect(new URL(settings.appUrl).searchParams.get('options')).toMatch(
      /^-c statement_timeout=60s .* -c work_mem=8MB -c role=kifu_app$/,
    );
  });

  it('that break in use fail their query only, not the process or other connections', async () => {
    const pools = new PgPools(new DatabaseSettings(db.url));
    const held = await pools.app.connect();
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    const broken = new Promise((resolve) => held.once('end', resolve));
    await pools.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await broken;
    await expect(held.query('select 1')).rejects.toThrow();
    held.release();
    expect((await pools.app.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pools.close();
  });

  it('that break while idle do not end the process, also without a listener on the pool', async () => {
    const pools = new PgPools(new DatabaseSettings(db.url));
    const pool = openPool(db.url);
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pools.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => pool.totalCount, { timeout: 20_000 }).toBe(0);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await Promise.all([pool.end(), pools.close()]);
  });

  it('that are all in use are waited for, and then that is an outage, also for read models', async () => {
    const settings = new DatabaseSettings(db.url, { poolMax: 4, connectsWithinMs: 1_000 });
    const [pools, prisma] = [new PgPools(settings), new PrismaService(settings)];
    const locker = await pools.owner.connect();
    await locker.query('begin; lock table leagues in access exclusive mode');
    // Prisma asks when somebody wants to know.
    const asking = (asked: PromiseLike<unknown>) => asked.then(() => null);
    const waiting = [
      ...[1, 2, 3, 4].map(() => asking(pools.app.query('select count(*) from leagues'))),
      ...[1, 2].map(() => asking(prisma.league.count())),
    ];
    await eventually('all connections wait', async () => {
      const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return (await pools.owner.query(blocked)).rowCount === 6 || null;
    });
    const refused = [
      pools.app.query('select 1'),
      prisma.player.count(),
      prisma.$transaction([prisma.player.count(), prisma.deck.count()]),
      prisma.$transaction((tx) => tx.player.count()),
    ].map((asked: Promise<unknown>) => asked.catch((error: unknown) => error));
    for (const error of await Promise.all(refused)) expect(isOutage(error)).toBe(true);
    await locker.query('commit');
    locker.release();
    await Promise.all(waiting);
    expect(await prisma.player.count()).toBe(0);
    await Promise.all([pools.close(), prisma.$disconnect()]);
  });

  it('end hanging statements, and transactions that are not continued', async () => {
    const { appUrl } = new DatabaseSettings(db.url);
    const bounded = async (setting: string, act: (client: pg.Client) => Promise<unknown>): Promise<unknown> => {
      const url = new URL(appUrl);
      url.searchParams.set('options', `${url.searchParams.get('options')} -c ${setting}`);
      const client = new pg.Client({ connectionString: url.href });
      const broken = new Promise<unknown>((resolve) => client.once('error', resolve));
      await client.connect();
      const { rows } = await client.query<{ bound: string }>(
        `select setting as bound from pg_settings where name = 'tcp_keepalives_idle'`,
      );
      // 0 where the socket is none of TCP's.
      expect(['0', '30']).toContain(rows[0]?.bound);
      const outcome = await act(client).then(
        () => broken,
        (error: unknown) => error,
      );
      await client.end().catch(() => undefined);
      return outcome;
    };
    expect(await bounded('statement_timeout=50', (client) => client.query('select pg_sleep(10)'))).toMatchObject({
      code: '57014',
    });
    const forgotten = bounded('idle_in_transaction_session_timeout=50', (client) => client.query('begin'));
    expect(await forgotten).toMatchObject({ code: '25P03' });
  });

  it('are refused when something between us and the server drops the role', async () => {
    class WithoutRole extends DatabaseSettings {
      override get appUrl(): string {
        return this.url;
      }
    }
    const pools = new PgPools(new WithoutRole(db.url));
    await expect(pools.onModuleInit()).rejects.toThrow(WrongRole);
    await pools.close();
  });
});

describe('the role kifu_app', () => {
  it('fills and empties read models, and neither changes tables nor makes new ones', async () => {
    const pools = new PgPools(new DatabaseSettings(db.url));
    await pools.owner.query('CREATE TABLE read_model (id serial PRIMARY KEY, name text)');
    await pools.app.query("INSERT INTO read_model (name) VALUES ('a'), ('b')");
    await pools.app.query("UPDATE read_model SET name = 'c' WHERE id = 1");
    await pools.app.query('DELETE FROM read_model WHERE id = 2');
    expect((await pools.app.query('SELECT * FROM read_model')).rows).toEqual([{ id: 1, name: 'c' }]);
    await pools.app.query('TRUNCATE read_model');
    for (const forbidden of [
      'ALTER TABLE read_model ADD COLUMN more text',
      'DROP TABLE read_model',
      'CREATE TABLE another ()',
      'UPDATE _prisma_migrations SET checksum = checksum',
      'CREATE ROLE another',
    ]) {
      await expect(pools.app.query(forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/);
    }
    await pools.close();
  });
});

describe('freshDatabase', () => {
  it('gives every caller a database of its own', async () => {
    const other = await freshDatabase();
    const [mine, theirs] = [db, other].map(({ url }) => new PgPools(new DatabaseSettings(url)));
    await mine?.owner.query('CREATE TABLE only_here ()');
    expect((await theirs?.app.query("SELECT to_regclass('only_here') AS found"))?.rows).toEqual([{ found: null }]);
    await Promise.all([mine?.close(), theirs?.close()]);
    await other.close();
  });
});

async function connectionsTo(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql =
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  const { rows } = await client.query<{ count: number }>(sql);
  await client.end();
  return rows[0]?.count ?? 0;
}
