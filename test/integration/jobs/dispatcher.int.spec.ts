/**
 * Goal: jobs follow from the ledger. Every committed event gets its job, exactly once in effect, also when the process dies
 * between giving jobs to the queue and noting how far it came; an event that was not committed never gets one.
 */
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseSettings, PgPools } from '../../../src/platform/database/index.js';
import { EventStore, Feed, Sequencer } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { consumeBatch } from '../../../src/platform/projections/consume.js';
import { dispatchJobs } from '../../../src/platform/queue/dispatch-jobs.js';
import { jobId, type JobKind } from '../../../src/platform/queue/index.js';
import { JobCatalogue } from '../../../src/platform/queue/job-catalogue.js';
import { openQueueBackend, type QueueBackend } from '../../../src/platform/queue/queue-backend.js';
import { Queues } from '../../../src/platform/queue/queues.js';
import { rebuildByJobs } from '../../../src/platform/queue/rebuild-by-jobs.js';
import { Workers } from '../../../src/platform/queue/workers.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { eventually, recordEvents, sequenced } from '../../support/ledger.js';

let database: TestDatabase;
let pools: PgPools;
let store: EventStore;
let sequencer: Sequencer;
let feed: Feed;
let backend: QueueBackend;
let queues: Queues;
let workers: Workers;
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
  database = await freshDatabase();
  pools = new PgPools(new DatabaseSettings(database.url));
  sequencer = new Sequencer(pools.app, { autoStart: false });
  sequencer.start();
  store = new EventStore(pools.app, undefined, { onRecorded: () => sequencer.nudge() });
  feed = new Feed(pools.app);
  backend = await openQueueBackend({ databaseUrl: database.url });
  const catalogue = new JobCatalogue();
  catalogue.register(kind);
  queues = new Queues(backend, catalogue);
  workers = new Workers(backend, catalogue);
  done = [];
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
});

const began = { type: 'Began', payload: {} };
const ended = { type: 'Ended', payload: {} };
const completed = async (count: number) =>
  eventually(`${count} completed jobs`, async () => {
    const [effect] = await queues.counts();
    return effect?.counts.completed === count ? true : null;
  });

describe('jobs from the ledger', () => {
  it('are one for each event that calls for one, named after it', async () => {
    const streams = [newId(), newId(), newId()];
    for (const stream of streams) await recordEvents(store, stream, [began, began, ended]);
    await sequenced(feed, 9);
    await consumeBatch(pools.app, feed, dispatchJobs(kind, queues), 100);
    await workers.start();
    await completed(3);
    expect(done.toSorted()).toEqual(streams.map((stream) => `ending-${stream}-3`).toSorted());
  });

  it('are not lost and not doubled when the process dies after adding them', async () => {
    const stream = newId();
    await recordEvents(store, stream, [began, ended]);
    await sequenced(feed, 2);
    const dispatcher = dispatchJobs(kind, queues);
    const dying = {
      ...dispatcher,
      handle: async (...given: Parameters<typeof dispatcher.handle>) => {
        await dispatcher.handle(...given);
        throw new Error('killed before the checkpoint');
      },
    };
    for (let crash = 0; crash < 3; crash += 1) {
      await expect(consumeBatch(pools.app, feed, dying, 100)).rejects.toThrow('killed');
    }
    await workers.start();
    await completed(1);
    expect(await consumeBatch(pools.app, feed, dispatcher, 100)).toEqual({ position: 2, read: 2 });
    expect(done).toEqual([`ending-${stream}-2`]);
  });

  it('are none for an append that was refused', async () => {
    const stream = newId();
    await recordEvents(store, stream, [began]);
    await expect(
      store.append({
        stream,
        expected: 'no-stream',
        events: [ended],
        metadata: { actor: { keyId: 'k', role: 'admin' } },
      }),
    ).rejects.toThrow();
    await sequenced(feed, 1);
    await consumeBatch(pools.app, feed, dispatchJobs(kind, queues), 100);
    expect((await queues.counts())[0]?.counts.waiting).toBe(0);
  });

  it('wait in the ledger while the queue cannot be reached', async () => {
    await recordEvents(store, newId(), [ended]);
    await sequenced(feed, 1);
    const unreachable = { ...kind, effect: 'note-ending' };
    const dead = { add: () => Promise.reject(new Error('connection refused')) } as unknown as Queues;
    await expect(consumeBatch(pools.app, feed, dispatchJobs(unreachable, dead), 100)).rejects.toThrow('refused');
    await consumeBatch(pools.app, feed, dispatchJobs(kind, queues), 100);
    expect((await queues.counts())[0]?.counts.waiting).toBe(1);
  });

  it('can all be run again without the queue', async () => {
    const streams = [newId(), newId()];
    for (const stream of streams) await recordEvents(store, stream, [began, ended]);
    await sequenced(feed, 4);
    const progress: (readonly [number, number])[] = [];
    const made = await rebuildByJobs([kind], feed, (...at) => progress.push(at));
    expect({ ...made, streams: made.streams.toSorted() }).toEqual({ streams: streams.toSorted(), failures: [] });
    expect(done).toHaveLength(2);
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});
