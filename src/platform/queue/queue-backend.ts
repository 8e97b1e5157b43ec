import {
  type BackendFactory,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  type PgPool,
  runMigrations,
} from 'bullmq';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DatabaseSettings, DatabaseSockets, surviveBreaks } from '../database/index.js';
import { QueueUnavailable } from './queue.errors.js';

/** Where jobs are kept. The connection is closed over, so that queues and workers are made alike on both backends. */
export const QUEUE_BACKEND = Symbol('queue backend');

export interface QueueBackend {
  readonly name: 'postgres' | 'redis';
  readonly factory: BackendFactory<IQueueBackend, object>;
  /** Another one than before: jobs may have been lost. Rejects while the queue cannot be reached. */
  incarnation(): Promise<string>;
  close(): Promise<void>;
}

/** A schema of its own, migrated by BullMQ itself: Prisma neither models it nor sees it as drift. */
const SCHEMA = 'bullmq';

/** Queries of all queues and one listening connection for each worker. */
const CONNECTIONS_MAX = 12;

const CONNECTS_WITHIN_MS = 5_000;

/**
 * What a crash of the server takes from the queue then, the last moment, comes again: a checkpoint or a table that says
 * the queue has a job is committed after it, and takes it to the disk; a job whose end is forgotten runs twice, as any
 * may.
 */
const DOES_NOT_WAIT_FOR_DISK = 'synchronous_commit=off';

/** Redis when it is given, else the database that is there anyway. */
export async function openQueueBackend(at: {
  database: DatabaseSettings;
  redisUrl?: string | undefined;
  sockets?: DatabaseSockets;
}): Promise<QueueBackend> {
  return at.redisUrl === undefined ? await openPostgres(at.database, at.sockets) : openRedis(at.redisUrl);
}

/**
 * BullMQ makes a sequence per queue when the first job is added, so the application's role needs CREATE, in this
 * schema only. BullMQ takes `pg.Pool` as it is; it could build one itself, but then one for each queue and worker.
 */
async function openPostgres(database: DatabaseSettings, sockets = new DatabaseSockets()): Promise<QueueBackend> {
  await migrate(database.url);
  const connection = new pg.Pool({
    connectionString: database.appUrlWith(`search_path=${SCHEMA}`, DOES_NOT_WAIT_FOR_DISK),
    max: CONNECTIONS_MAX,
    keepAlive: true,
    stream: sockets.create,
    connectionTimeoutMillis: CONNECTS_WITHIN_MS,
    application_name: 'kifu-queue',
  });
  // Every queue and every worker listens for its errors: more than Node takes for a leak.
  connection.setMaxListeners(0);
  surviveBreaks(connection);
  // pg's types write the listener overloads as one generic, which TypeScript cannot match with BullMQ's list of them.
  const shared = connection as unknown as PgPool;
  return {
    name: 'postgres',
    factory: (name, options, purpose) => createPostgresBackend(name, { ...options, connection: shared }, purpose),
    // What others rely on is not lost (see above); a database that is put back from a copy has its jobs of then, and
    // its ledger of then.
    incarnation: () => Promise.resolve('postgres'),
    close: () => connection.end(),
  };
}

async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
    await client.query(GRANT_TO_APP);
  } finally {
    await client.end();
  }
}

/** One transaction, serialised: two processes that start together would else trip over each other's catalogue rows. */
const GRANT_TO_APP = `
  begin;
  select pg_advisory_xact_lock(hashtext('kifu.queue.grants'));
  grant usage, create on schema ${SCHEMA} to kifu_app;
  grant select, insert, update, delete on all tables in schema ${SCHEMA} to kifu_app;
  grant usage on all sequences in schema ${SCHEMA} to kifu_app;
  grant execute on all functions in schema ${SCHEMA} to kifu_app;
  commit;
`;

function openRedis(redisUrl: string): QueueBackend {
  const connection = { url: redisUrl, maxRetriesPerRequest: null };
  return {
    name: 'redis',
    factory: (name, options, purpose) => createRedisBackend(name, { ...options, connection, ...PREFIX }, purpose),
    incarnation: () => incarnationOf(redisUrl),
    close: () => Promise.resolve(),
  };
}

/** Kept with the jobs: whatever takes all of them away takes this, too. */
const MARKER = 'kifu:incarnation';

/**
 * Redis makes a new id at each of its starts: what it had not written to its disk by then is gone, and the marker may
 * be older than that. One that was emptied while it ran has lost the marker.
 */
async function incarnationOf(redisUrl: string): Promise<string> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: CONNECTS_WITHIN_MS,
    retryStrategy: () => null,
  });
  // The pending call reports it; without a listener, the event would be printed beside the log.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.set(MARKER, randomUUID(), 'NX');
    const [runId] = /(?<=^run_id:)\w+/m.exec(await redis.info('server')) ?? ['redis'];
    return `${runId} ${await redis.get(MARKER)}`;
  } catch (error) {
    throw new QueueUnavailable(error);
  } finally {
    redis.disconnect();
  }
}

const PREFIX = { prefix: 'kifu' };
