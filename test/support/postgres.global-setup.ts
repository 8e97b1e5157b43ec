/**
 * One PostgreSQL server per test run, with one migrated database in it that every test's own database is copied from.
 * Lanes that run together share the server; the one that started it stops it.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations, startEmbeddedPostgres } from '../../src/platform/database/index.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's server. Tests ask for a database: test/support/database.ts. */
    postgresServer: string;
  }
}

export const TEMPLATE = 'kifu_template';

/**
 * Test data need not survive a power cut; a killed server recovers without these all the same. A test file with five
 * services takes some 150 connections, and two files run at once.
 */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '500' };
const SHARED = 'KIFU_TEST_POSTGRES';

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env[SHARED];
  if (shared !== undefined) {
    project.provide('postgresServer', shared);
    return undefined;
  }
  const server = await startServer();
  project.provide('postgresServer', server.url);
  return server.stop;
}

/** Shared from then on with all that this process starts. */
export async function startServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-test-'));
  const server = await startEmbeddedPostgres({
    dataFolder,
    database: TEMPLATE,
    ephemeral: true,
    superuser: true,
    settings: SETTINGS,
  });
  await prepareTemplate(server.url).catch(async (error: unknown) => {
    await server.stop(); // Vitest tears down only what was set up.
    throw error;
  });
  process.env[SHARED] = server.url;
  return server;
}

/** A template can be copied only without connections to it, so it is closed once it is migrated. */
async function prepareTemplate(url: string): Promise<void> {
  await applyMigrations(url);
  const client = new pg.Client({ connectionString: onServer(url) });
  await client.connect();
  await client.query(`ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  await client.end();
}

function onServer(url: string): string {
  const server = new URL(url);
  server.pathname = '/postgres';
  return server.href;
}
