/**
 * Goal: jobs follow from the ledger. Every committed event gets its job, exactly once in effect, also when the process dies
 * between giving jobs to the queue and noting how far it came; an event that was not committed never gets one.
 */
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/platform/ids/index.js';
import { consumeBatch } from '../../../src/platform/projections/consume.js';
import { dispatchJobs } from '../../../src/platform/queue/dispatch-jobs.js';
import { jobId, type JobKind } from '../../../src/platform/queue/index.js';
import type { Queues } from '../../../src/platform/queue/queues.js';
import { rebuildByJobs } from '../../../src/platform/queue/rebuild-by-jobs.js';
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
    expect(await service.dispatch()).toEqual({ position: 2, read: 2 });
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

  it('can all be run again without the queue, while others end, and leave nothing that no event accounts for', async () => {
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
    expect(await rebuildByJobs([keeping], derived, service.feed, (...at) => progress.push(at))).toEqual([]);
    expect([...kept].toSorted()).toEqual([...streams, meanwhile].toSorted());
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
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
    const failures = await rebuildByJobs([failing], derived, service.feed, () => undefined);
    expect(failures).toEqual([{ id: `ending-${stream}-1`, cause }]);
    expect([...kept]).toEqual([stream]);
  });
});
