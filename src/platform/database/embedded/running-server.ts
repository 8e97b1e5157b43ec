import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { LOCK_FILE } from './postmaster.js';
import { loginsOf, urlFor } from './roles.js';

/** Where PostgreSQL writes its port in its lock file. */
const PORT_LINE = 3;

/**
 * The server that a running Kifu brought along, for commands beside it: its connection strings, or undefined if no Kifu
 * uses the folder. It belongs to the process that started it and must not be stopped from here.
 */
export async function findEmbeddedPostgres(
  dataFolder: string,
  database = 'kifu',
): Promise<{ readonly url: string; readonly appUrl: string } | undefined> {
  const folder = join(dataFolder, 'postgres');
  const lock = await readFile(join(folder, LOCK_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  const port = lock?.split('\n')[PORT_LINE]?.trim();
  if (port === undefined) return undefined;
  const logins = await loginsOf(folder);
  if (logins === undefined) return undefined;
  const url = urlFor(logins.owner, port, database);
  return (await answers(url)) ? { url, appUrl: urlFor(logins.app, port, database) } : undefined;
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
