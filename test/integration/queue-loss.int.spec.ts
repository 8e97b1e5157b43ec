/**
 * What becomes of jobs when Redis is away, is gone with all it held, or never was there: those that are owed come again
 * from the ledger, callers get an answer in time, and processes that end do end.
 */
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../src/platform/ids/index.js';
import { jobId, type JobKind, type JobState } from '../../src/platform/queue/index.js';
import { QueueUnavailable } from '../../src/platform/queue/queue.errors.js';
import { QueueLoss } from '../../src/platform/queue/queue-loss.js';
import type { Queues } from '../../src/platform/queue/queues.js';
import type { Workers } from '../../src/platform/queue/workers.js';
import { ledgerAndQueue, type LedgerAndQueue } from '../support/ledger-and-queue.js';
import { eventually, recordEvents, sequenced } from '../support/ledger.js';
import { redisInstalled, type RedisServer, startRedis } from '../support/redis.js';

describe.runIf(redisInstalled())('a queue in a Redis that keeps nothing', () => {
  let redis: RedisServer;
  let service: LedgerAndQueue;
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

  const watch = (asked: Queues) => new QueueLoss(service.backend, service.catalogue, asked, service.pools);

  beforeEach(async () => {
    vi.spyOn(Logger.prototype, 'warn').mockImplementation(logged.warn.mockClear());
    vi.spyOn(Logger.prototype, 'error').mockImplementation(logged.error.mockClear());
    redis = await startRedis();
    service = await ledgerAndQueue(kind, redis.url);
    ({ queues, workers } = service);
    loss = watch(queues);
    done = [];
    recorded = 0;
    work = () => Promise.resolve();
  });

  afterEach(async () => {
    await service.close();
    await redis.close();
    vi.restoreAllMocks();
  });

  /** Another stream ends, and the queue is given its job; the id of that. */
  async function ending(): Promise<string> {
    const stream = newId();
    await recordEvents(service.store, stream, [{ type: 'Ended', payload: {} }]);
    recorded += 1;
    await sequenced(service.feed, recorded);
    await service.dispatch();
    return `ending-${stream}-1`;
  }

  const counts = () => queues.countsOf('note-ending');
  const until = (state: JobState, count: number) =>
    eventually(`${count} ${state}`, async () => ((await counts())[state] === count ? true : null));
  const settled = async () => {
    const { rows } = await service.pools.app.query<{ settled: string }>('select settled from queue_effects');
    return rows.map((row) => Number(row.settled));
  };

  const restart = async (): Promise<void> => {
    await redis.kill();
    await redis.start();
    await eventually('the queue answers', () => counts().catch(() => null));
  };

  it.each([
    ['is started again', restart],
    ['is emptied while it runs', () => redis.empty()],
  ])('has owed jobs again when it %s, and does not do again what was settled', async (_, loseAll) => {
    const first = await ending();
    await workers.start();
    await until('completed', 1);
    await loss.look();
    await workers.close();
    const owed = [await ending(), await ending()];
    await until('waiting', 2);
    await loss.look();

    await loseAll();
    expect((await counts()).waiting).toBe(0);
    await service.dispatch();
    expect((await counts()).waiting).toBe(0);
    await loss.look();
    await service.dispatch();
    await until('waiting', 2);
    await workers.start();
    await until('completed', 2);
    expect(done).toEqual([first, ...owed]);
    // Once is enough.
    await loss.look();
    await service.dispatch();
    expect(done).toHaveLength(3);
    expect(await settled()).toEqual([3]);
  });

  it('counts nothing as done that it has lost, though another notices in between', async () => {
    await loss.look();
    await ending();
    await ending();
    await redis.empty();
    const countsOf = async (effect: string) => {
      const empty = await queues.countsOf(effect);
      await loss.look();
      return empty;
    };
    await watch({ countsOf } as Queues).look();
    expect(await settled()).toEqual([0]);
    await redis.empty();
    await loss.look();
    await service.dispatch();
    await until('waiting', 2);
  });

  it('has a job again that it has lost while it ran', async () => {
    await loss.look();
    let runs = 0;
    work = async () => {
      runs += 1;
      if (runs === 1) await redis.empty();
    };
    await workers.start();
    const id = await ending();
    await eventually('it ran', () => Promise.resolve(done.includes(id) ? true : null));
    await loss.look();
    await service.dispatch();
    await until('completed', 1);
    expect(done).toEqual([id, id]);
    expect(logged.error).not.toHaveBeenCalled();
  });

  it('keeps dead jobs owed, too', async () => {
    await ending();
    work = () => Promise.reject(new Error('cannot be'));
    await queues.add('note-ending', [{ id: 'dead', data: null }], { attempts: 1 });
    await workers.start();
    await until('dead', 1);
    await loss.look();
    expect(await settled()).toEqual([0]);
  });

  it('recovers by itself when Redis is back, with the same workers', async () => {
    await workers.start();
    await ending();
    await until('completed', 1);
    await restart();
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

  // Whatever waits for a Redis that is away waits for ever: then these two do not end.
  it('tells in time that it is away, and lets a process end that holds jobs', async () => {
    let begun = false;
    work = () => new Promise(() => (begun = true));
    await workers.start();
    await ending();
    await eventually('a job begins', () => Promise.resolve(begun ? true : null));
    await redis.kill();
    await expect(queues.counts()).rejects.toThrow(QueueUnavailable);
    await expect(queues.add('note-ending', [{ id: 'more', data: null }])).rejects.toThrow(QueueUnavailable);
    await expect(loss.look()).rejects.toThrow(QueueUnavailable);
    await workers.close();
    await queues.close();
  });

  it('lets a process end that never found it', async () => {
    await redis.kill();
    await expect(queues.counts()).rejects.toThrow(QueueUnavailable);
    await queues.close();
  });
});
