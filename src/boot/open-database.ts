/**
 * The database for commands that need no running service: the named server, that of a running Kifu, or our own on the
 * same folder.
 */
import { readEnvironment } from '../platform/config/index.js';
import {
  DatabaseSettings,
  findEmbeddedPostgres,
  migrationStatus,
  PgPools,
  startEmbeddedPostgres,
} from '../platform/database/index.js';

interface Server {
  readonly url: string;
  readonly appUrl?: string;
  readonly close: () => Promise<void>;
}

/** Does something with the database of this release, and closes it. Throws where it is of another release. */
export async function withDatabase<Result>(work: (pools: PgPools) => Promise<Result>): Promise<Result> {
  const { close, ...server } = await open();
  try {
    const { upToDate } = await migrationStatus(server.url);
    if (!upToDate) throw new Error('The database is of another release: `npm run migrate` brings it up to date.');
    const pools = new PgPools(new DatabaseSettings(server.url, { poolMax: 4, appUrl: server.appUrl }));
    return await work(pools).finally(() => pools.close());
  } finally {
    await close();
  }
}

async function open(): Promise<Server> {
  const { databaseUrl, dataFolder } = readEnvironment(process.env, 'api');
  const nothing = (): Promise<void> => Promise.resolve();
  if (databaseUrl !== undefined) return { url: databaseUrl, close: nothing };
  const running = await findEmbeddedPostgres(dataFolder);
  if (running !== undefined) return { ...running, close: nothing };
  const { stop, ...own } = await startEmbeddedPostgres({ dataFolder });
  return { ...own, close: stop };
}
