/**
 * Goal: jobs follow from the ledger. Every committed event gets its job, exactly once in effect, also when the process
 * dies between giving jobs to the queue and noting how far it came; an event that was not committed never gets one.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/platform/ids/index.js';
import { consumeBatch } from '../../../src/platform/projections/consume.js';
import { dispatchJobs } from '../../../src/platform/queue/dispatch-jobs.js';
import { jobId, type JobKind } from '../../../src/platform/queue/index.js';
import type { Queues } from '../../../src/platform/queue/queues.js';
import {
  type Derived,
  forgetRebuild,
  helpRebuild,
  type JobsRebuild,
  rebuildByJobs,
} from '../../../src/platform/queue/rebuild-by-jobs.js';
import { PART } from '../../../src/platform/queue/rebuild-parts.js';
import { ledgerAndQueue, type LedgerAndQueue } from '../../support/ledger-and-queue.js';
import { eventually, recordEvents, sequenced } from '../../support/ledger.js';

let service: LedgerAndQueue;
let done: string[];

const kind: JobKind = {
  effect: 'note-ending',
  on: ['Ended'],
  jobFor: (event) => ({ id: jobId('ending', event), data: { stream: event.stream } }),
  run: (job) => Promise.resolve(void done.push(job.id)),
};

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

beforeEach(async () => {
  service = await ledgerAndQueue(kind);
  done = [];
});

afterEach(async () => {
  await service.close();
});

const rebuild = (kinds: readonly JobKind[], derived: Derived): JobsRebuild => ({
  ...{ name: 'endings', kinds, derived },
  ...{ pool: service.pools.app, feed: service.feed },
});
const nothing: Derived = { streams: () => Promise.resolve([]), remove: () => Promise.resolve() };

const began = { type: 'Began', payload: {} };
const ended = { type: 'Ended', payload: {} };
const completed = async (count: number) =>
  eventually(`${count} completed jobs`, async () => {
    const { completed: now } = await service.queues.countsOf('note-ending');
    return now === count ? true : null;
  });

describe('jobs from the ledger', () => {
  it('are one for each event that calls for one, named after it', async () => {
    const streams = [newId(), newId(), newId()];
    for (const stream of streams) await recordEvents(service.store, stream, [began, began, ended]);
    await sequenced(service.feed, 9);
    await service.dispatch();
    await service.workers.start();
    await completed(3);
    expect(done.toSorted()).toEqual(streams.map((stream) => `ending-${stream}-3`).toSorted());
  });

  it('are not lost and not doubled when the process dies after adding them', async () => {
    const stream = newId();
    await recordEvents(service.store, stream, [began, ended]);
    await sequenced(service.feed, 2);
    const dispatcher = dispatchJobs(kind, service.queues);
    const dying = {
      ...dispatcher,
      handle: async (...given: Parameters<typeof dispatcher.handle>) => {
        await dispatcher.handle(...given);
        throw new Error('killed before the checkpoint');
      },
    };
    for (let crash = 0; crash < 3; crash += 1) {
      await expect(consumeBatch(service.pools.app, service.feed, dying, 100)).rejects.toThrow('killed');
    }
    await service.workers.start();
    await completed(1);
    expect(await service.dispatch()).toMatchObject({ position: 2, read: 2 });
    expect(done).toEqual([`ending-${stream}-2`]);
  });

  it('are none for an append that was refused', async () => {
    const stream = newId();
    await recordEvents(service.store, stream, [began]);
    await expect(
      service.store.append({
        stream,
        expected: 'no-stream',
        events: [ended],
        metadata: { actor: { keyId: 'k', role: 'admin' } },
      }),
    ).rejects.toThrow();
    await sequenced(service.feed, 1);
    await service.dispatch();
    expect((await service.queues.countsOf('note-ending')).waiting).toBe(0);
  });

  it('wait in the ledger while the queue cannot be reached', async () => {
    await recordEvents(service.store, newId(), [ended]);
    await sequenced(service.feed, 1);
    const unreachable = { ...kind, effect: 'note-ending' };
    const dead = { add: () => Promise.reject(new Error('connection refused')) } as unknown as Queues;
    await expect(consumeBatch(service.pools.app, service.feed, dispatchJobs(unreachable, dead), 100)).rejects.toThrow(
      'refused',
    );
    await service.dispatch();
    expect((await service.queues.countsOf('note-ending')).waiting).toBe(1);
  });

  it('can all be run again without the queue during other work, and leave nothing over', async () => {
    const streams = [newId(), newId()];
    for (const stream of streams) await recordEvents(service.store, stream, [began, ended]);
    await sequenced(service.feed, 4);
    const [lost, meanwhile] = [newId(), newId()];
    const kept = new Set([lost]);
    const keeping: JobKind = {
      ...kind,
      run: ({ id }) => {
        kept.add(id.slice('ending-'.length, -'-2'.length));
        // A worker is done with what ended since the ledger was read.
        kept.add(meanwhile);
        return Promise.resolve();
      },
    };
    const derived = {
      streams: () => Promise.resolve([...kept]),
      remove: (stream: string) => Promise.resolve(void kept.delete(stream)),
    };
    const progress: (readonly [number, number])[] = [];
    expect(await rebuildByJobs(rebuild([keeping], derived), (...at) => progress.push(at))).toEqual([]);
    expect([...kept].toSorted()).toEqual([...streams, meanwhile].toSorted());
    expect(progress).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('that cannot be run again keep what they had made, and are named', async () => {
    const stream = newId();
    await recordEvents(service.store, stream, [ended]);
    await sequenced(service.feed, 1);
    const kept = new Set([stream]);
    const derived = {
      streams: () => Promise.resolve([...kept]),
      remove: (each: string) => Promise.resolve(void kept.delete(each)),
    };
    const cause = new Error('no cards');
    const failing: JobKind = { ...kind, run: () => Promise.reject(cause) };
    const failures = await rebuildByJobs(rebuild([failing], derived), () => undefined);
    expect(failures).toEqual([{ id: `ending-${stream}-1`, cause: cause.message }]);
    expect([...kept]).toEqual([stream]);
  });
});

describe('a rebuild by jobs', () => {
  const PARTS = 3;
  const EVENTS = PART / 10;

  /** So many that they are several parts of the ledger, ten streams in each. */
  const recorded = async (): Promise<readonly string[]> => {
    const streams = Array.from({ length: PARTS * 10 }, () => newId());
    const events = [...Array.from({ length: EVENTS - 1 }, () => began), ended];
    for (const stream of streams) await recordEvents(service.store, stream, events);
    await sequenced(service.feed, streams.length * EVENTS);
    return streams.map((stream) => `ending-${stream}-${EVENTS}`);
  };
  const rebuildRows = async () => {
    const { rows } = await service.pools.app.query<{ n: number }>(
      'select (select count(*) from rebuilds) + (select count(*) from rebuild_parts) + (select count(*) from rebuild_failures) as n',
    );
    return Number(rows[0]?.n);
  };

  /** Ends the connection that holds the part under way. */
  const killed = async (): Promise<void> => {
    const owner = new pg.Client({ connectionString: service.url });
    await owner.connect();
    await owner.query(`select pg_terminate_backend(pid) from pg_locks where relation = 'rebuild_parts'::regclass`);
    await owner.end();
  };

  it('is shared by all who take part, each job run once', async () => {
    const jobs = await recorded();
    const progress: number[] = [];
    const slow: JobKind = {
      ...kind,
      run: async (job) => {
        done.push(job.id);
        await delay(5);
      },
    };
    const work = rebuild([slow], nothing);
    let helpers: readonly Promise<void>[] = [];
    const failures = await rebuildByJobs(work, (finished) => {
      if (progress.length === 0) helpers = [helpRebuild(work), helpRebuild(work)];
      progress.push(finished);
    });
    await Promise.all(helpers);
    expect(failures).toEqual([]);
    expect(done.toSorted()).toEqual(jobs.toSorted());
    expect(progress.at(-1)).toBe(PARTS);
    expect(await rebuildRows()).toBe(0);
  });

  it('that was interrupted continues with its present part, and keeps the failures', async () => {
    const jobs = await recorded();
    const broken: JobKind = {
      ...kind,
      run: async (job) => {
        done.push(job.id);
        if (done.length === 1) throw new Error('no cards');
        // As when the process is killed: its connections end, that of the part under way too.
        if (done.length === 15) {
          await killed();
        }
      },
    };
    await expect(rebuildByJobs(rebuild([broken], nothing), () => undefined)).rejects.toThrow();
    expect(done.toSorted()).toEqual(jobs.slice(0, 20).toSorted());
    const first = done.splice(0);
    const progress: number[] = [];
    const failures = await rebuildByJobs(rebuild([kind], nothing), (finished) => progress.push(finished));
    expect(progress).toEqual([1, 2, 3]);
    expect(done.toSorted()).toEqual(jobs.slice(10).toSorted());
    expect(failures).toEqual([{ id: first[0], cause: 'no cards' }]);
    expect(await rebuildRows()).toBe(0);
  });

  it('that was broken off begins anew once it is forgotten', async () => {
    const jobs = await recorded();
    const work = rebuild([kind], nothing);
    const stops = new Error('stopped');
    const stop = (finished: number) => {
      if (finished === 2) throw stops;
    };
    await expect(rebuildByJobs(work, stop)).rejects.toThrow(stops);
    expect(done).toHaveLength(20);
    done.splice(0);
    await forgetRebuild(work);
    expect(await rebuildByJobs(work, () => undefined)).toEqual([]);
    expect(done.toSorted()).toEqual(jobs.toSorted());
  });
});
