/**
 * What becomes of jobs when Redis is away, is gone with all it held, or never was there: those that are owed come again
 * from the ledger, whoever asks is told in time, and whoever ends does end.
 */
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseSettings, PgPools } from '../../src/platform/database/index.js';
import { EventStore, Feed, Sequencer } from '../../src/platform/event-store/index.js';
import { newId } from '../../src/platform/ids/index.js';
import { consumeBatch } from '../../src/platform/projections/consume.js';
import { dispatchJobs } from '../../src/platform/queue/dispatch-jobs.js';
import { jobId, type JobKind, type JobState } from '../../src/platform/queue/index.js';
import { JobCatalogue } from '../../src/platform/queue/job-catalogue.js';
import { openQueueBackend, type QueueBackend } from '../../src/platform/queue/queue-backend.js';
import { QueueUnavailable } from '../../src/platform/queue/queue.errors.js';
import { QueueLoss } from '../../src/platform/queue/queue-loss.js';
import { Queues } from '../../src/platform/queue/queues.js';
import { Workers } from '../../src/platform/queue/workers.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { eventually, recordEvents, sequenced } from '../support/ledger.js';
import { redisInstalled, type RedisServer, startRedis } from '../support/redis.js';

describe.runIf(redisInstalled())('a queue in a Redis that keeps nothing', () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let pools: PgPools;
  let store: EventStore;
  let sequencer: Sequencer;
  let feed: Feed;
  let backend: QueueBackend;
  let queues: Queues;
  let workers: Workers;
  let loss: QueueLoss;
  let done: string[];
  let work: () => Promise<void>;
  let recorded: number;
  const logged = { warn: vi.fn(), error: vi.fn() };

  const kind: JobKind = {
    effect: 'note-ending',
    on: ['Ended'],
    jobFor: (event) => ({ id: jobId('ending', event), data: null }),
    run: async (job) => {
      await work();
      done.push(job.id);
    },
  };

  beforeEach(async () => {
    vi.spyOn(Logger.prototype, 'warn').mockImplementation(logged.warn.mockClear());
    vi.spyOn(Logger.prototype, 'error').mockImplementation(logged.error.mockClear());
    [redis, database] = await Promise.all([startRedis(), freshDatabase()]);
    pools = new PgPools(new DatabaseSettings(database.url));
    sequencer = new Sequencer(pools.app, { autoStart: false });
    sequencer.start();
    store = new EventStore(pools.app, undefined, { onRecorded: () => sequencer.nudge() });
    feed = new Feed(pools.app);
    backend = await openQueueBackend({ databaseUrl: database.url, redisUrl: redis.url });
    const catalogue = new JobCatalogue();
    catalogue.register(kind);
    queues = new Queues(backend, catalogue);
    workers = new Workers(backend, catalogue);
    loss = new QueueLoss(backend, catalogue, queues, pools);
    done = [];
    recorded = 0;
    work = () => Promise.resolve();
  });

  afterEach(async () => {
    await workers.close();
    await queues.close();
    await backend.close();
    await store.close();
    await sequencer.stop();
    await feed.close();
    await pools.close();
    await database.close();
    await redis.close();
    vi.restoreAllMocks();
  });

  /** Another stream ends, and the queue is given its job; the id of that. */
  async function ending(): Promise<string> {
    const stream = newId();
    await recordEvents(store, stream, [{ type: 'Ended', payload: {} }]);
    recorded += 1;
    await sequenced(feed, recorded);
    await dispatched();
    return `ending-${stream}-1`;
  }

  const dispatched = () => consumeBatch(pools.app, feed, dispatchJobs(kind, queues), 100);
  const until = (state: JobState, count: number) =>
    eventually(`${count} ${state}`, async () => ((await queues.counts())[0]?.counts[state] === count ? true : null));
  const loseAll = async (): Promise<void> => {
    await redis.kill();
    await redis.start();
  };

  it('has owed jobs again after it has lost them, and does not do again what was settled', async () => {
    const settled = await ending();
    await workers.start();
    await until('completed', 1);
    await loss.look();
    await workers.close();
    const owed = [await ending(), await ending()];
    await until('waiting', 2);
    await loss.look();

    await loseAll();
    await eventually('the queue answers', () => queues.counts().catch(() => null));
    expect((await queues.counts())[0]?.counts.waiting).toBe(0);
    await dispatched();
    expect((await queues.counts())[0]?.counts.waiting).toBe(0);
    await loss.look();
    await dispatched();
    await until('waiting', 2);
    await workers.start();
    await until('completed', 2);
    expect(done).toEqual([settled, ...owed]);
    // Once is enough.
    await loss.look();
    await dispatched();
    expect(done).toHaveLength(3);
  });

  it('keeps dead jobs owed, too', async () => {
    await ending();
    work = () => Promise.reject(new Error('cannot be'));
    await queues.add('note-ending', [{ id: 'dead', data: null }], { attempts: 1 });
    await workers.start();
    await until('dead', 1);
    await loss.look();
    const { rows } = await pools.app.query<{ settled: string }>('select settled from queue_effects');
    expect(rows).toEqual([{ settled: '0' }]);
  });

  it('goes on by itself when it is back, with the same workers', async () => {
    await workers.start();
    await ending();
    await until('completed', 1);
    await loseAll();
    const next = await eventually('the queue is back', () => ending().catch(() => null));
    await eventually('it is done', () => Promise.resolve(done.includes(next) ? true : null), 40_000);
    expect(logged.error).not.toHaveBeenCalled();
  });

  it('runs a job again that has lost its lock, and says so as what heals', async () => {
    const client = new Redis(redis.url);
    let runs = 0;
    work = async () => {
      runs += 1;
      if (runs === 1) await client.del('kifu:note-ending:slow:lock');
    };
    await workers.start();
    await queues.add('note-ending', [{ id: 'slow', data: null }]);
    await until('completed', 1);
    expect(runs).toBeGreaterThan(1);
    expect(logged.warn).toHaveBeenCalledWith(
      expect.objectContaining({ msg: expect.stringContaining('it is run again') as string, effect: 'note-ending' }),
    );
    expect(logged.error).not.toHaveBeenCalled();
    client.disconnect();
  });

  it('tells in time that it is away, and lets a process end that holds jobs', async () => {
    let begun = false;
    work = () => new Promise(() => (begun = true));
    await workers.start();
    await ending();
    await eventually('a job begins', () => Promise.resolve(begun ? true : null));
    await redis.kill();
    const asked = performance.now();
    await expect(queues.counts()).rejects.toThrow(QueueUnavailable);
    await expect(queues.add('note-ending', [{ id: 'more', data: null }])).rejects.toThrow(QueueUnavailable);
    await expect(loss.look()).rejects.toThrow(QueueUnavailable);
    expect(performance.now() - asked).toBeLessThan(14_000);
    const ends = performance.now();
    await workers.close();
    await queues.close();
    expect(performance.now() - ends).toBeLessThan(14_000);
  });

  it('lets a process end that never found it', async () => {
    await redis.kill();
    await expect(queues.counts()).rejects.toThrow(QueueUnavailable);
    const ends = performance.now();
    await queues.close();
    expect(performance.now() - ends).toBeLessThan(5_000);
  });
});
