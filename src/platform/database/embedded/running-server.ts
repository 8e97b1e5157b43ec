import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { PASSWORD_FILE } from './data-folder.js';
import { LOCK_FILE } from './postmaster.js';

/** Where PostgreSQL writes its port in its lock file. */
const PORT_LINE = 3;

/**
 * The server that a running Kifu brought along, for commands beside it: its connection string, or undefined when nobody
 * is at the folder. It belongs to whoever started it and must not be stopped from here.
 */
export async function findEmbeddedPostgres(dataFolder: string, database = 'kifu'): Promise<string | undefined> {
  const folder = join(dataFolder, 'postgres');
  const [lock, password] = await Promise.all([textOf(join(folder, LOCK_FILE)), textOf(join(folder, PASSWORD_FILE))]);
  const port = lock?.split('\n')[PORT_LINE]?.trim();
  if (port === undefined || password === undefined) return undefined;
  const url = `postgresql://kifu:${password}@127.0.0.1:${port}/${database}`;
  return (await answers(url)) ? url : undefined;
}

async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** A lock file outlives a killed server, so only an answer counts. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ECONNREFUSED') return false;
    throw error;
  }
}
