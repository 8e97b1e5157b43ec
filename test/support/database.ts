/** A database of its own for a test: migrated, empty, gone afterwards. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { surviveBreaks } from '../../src/platform/database/index.js';

export interface TestDatabase {
  /** Connection string of the owner. */
  readonly url: string;
  /** Drops the database, also while something is still connected to it. */
  close(): Promise<void>;
}

/** Copies the run's migrated template (about 100 ms). Call `close()` in afterEach/afterAll. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase('TEMPLATE kifu_template STRATEGY FILE_COPY');

/** A database without anything in it, for tests of the migrations themselves. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('');

/**
 * It may be ended just before its database is dropped: then the server still has something to say to its connections.
 */
export function openPool(url: string, config: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...config });
  surviveBreaks(pool);
  return pool;
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('postgresServer'));
  url.pathname = `/${name}`;
  await onServer(`CREATE DATABASE ${name} ${template}`);
  return { url: url.href, close: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(statement: string): Promise<void> {
  const url = new URL(inject('postgresServer'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
