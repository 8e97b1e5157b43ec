/** A ledger and a queue of jobs that follow from it, without the rest of the service. */
import { DatabaseSettings, PgPools } from '../../src/platform/database/index.js';
import { EventStore, Feed, Sequencer } from '../../src/platform/event-store/index.js';
import { consumeBatch } from '../../src/platform/projections/consume.js';
import { dispatchJobs } from '../../src/platform/queue/dispatch-jobs.js';
import type { JobKind } from '../../src/platform/queue/index.js';
import { JobCatalogue } from '../../src/platform/queue/job-catalogue.js';
import { openQueueBackend, type QueueBackend } from '../../src/platform/queue/queue-backend.js';
import { Queues } from '../../src/platform/queue/queues.js';
import { Workers } from '../../src/platform/queue/workers.js';
import { freshDatabase } from './database.js';

export interface LedgerAndQueue {
  /** The connection string of the database's owner. */
  readonly url: string;
  readonly pools: PgPools;
  readonly store: EventStore;
  readonly feed: Feed;
  readonly backend: QueueBackend;
  readonly catalogue: JobCatalogue;
  readonly queues: Queues;
  readonly workers: Workers;
  /** Gives the queue what the ledger calls for and it has not been given yet. */
  dispatch(): ReturnType<typeof consumeBatch>;
  close(): Promise<void>;
}

/** For jobs of one kind, in a Redis or, where none is given, in PostgreSQL. */
export async function ledgerAndQueue(kind: JobKind, redisUrl?: string): Promise<LedgerAndQueue> {
  const database = await freshDatabase();
  const pools = new PgPools(new DatabaseSettings(database.url));
  const sequencer = new Sequencer(pools.app, { autoStart: false });
  sequencer.start();
  const store = new EventStore(pools.app, undefined, { onRecorded: () => sequencer.nudge() });
  const feed = new Feed(pools.app);
  const backend = await openQueueBackend({ database: new DatabaseSettings(database.url), redisUrl });
  const catalogue = new JobCatalogue();
  catalogue.register(kind);
  const queues = new Queues(backend, catalogue);
  const workers = new Workers(backend, catalogue);
  return {
    url: database.url,
    ...{ pools, store, feed, backend, catalogue, queues, workers },
    dispatch: () => consumeBatch(pools.app, feed, dispatchJobs(kind, queues), 100),
    async close() {
      await workers.close();
      await queues.close();
      await backend.close();
      await store.close();
      await sequencer.stop();
      await feed.close();
      await pools.close();
      await database.close();
    },
  };
}
