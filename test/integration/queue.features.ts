import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JobCatalogue } from '../../src/platform/queue/job-catalogue.js';
import type { JobKind, JobReport, RunningJob } from '../../src/platform/queue/job.js';
import type { QueueBackend } from '../../src/platform/queue/queue-backend.js';
import { JobNotDead, JobNotFound } from '../../src/platform/queue/queue.errors.js';
import { Queues } from '../../src/platform/queue/queues.js';
import { Workers } from '../../src/platform/queue/workers.js';

/**
 * What the service expects of a job queue, whatever keeps the jobs. Run once for each backend; a backend that behaves
 * differently fails here, not in production.
 */
export function describeQueue(name: string, open: () => Promise<QueueBackend>): void {
  describe(`job queue on ${name}`, () => {
    // Jobs fail here on purpose: their log lines would only hide those that matter.
    beforeAll(() => Logger.overrideLogger(false));
    afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

    let process: TestProcess;
    let backend: QueueBackend;
    let next: (job: RunningJob) => Promise<void>;

    beforeEach(async () => {
      backend = await open();
      process = testProcess(backend, (job) => next(job));
    });

    afterEach(async () => {
      await process.workers.close();
      await process.queues.close();
      await backend.close();
    });

    it('runs a job with its data and forgets nothing of it', async () => {
      const seen: unknown[] = [];
      next = (job) => Promise.resolve(void seen.push([job.id, job.data, job.attempt]));
      await process.workers.start();
      await process.queues.add(EFFECT, [{ id: 'thing-1', data: { stream: 's', versions: [1, 2] } }]);
      const report = await process.until('thing-1', 'completed');
      expect(seen).toEqual([['thing-1', { stream: 's', versions: [1, 2] }, 1]]);
      expect(report).toMatchObject({ effect: EFFECT, attempts: 1, data: { stream: 's', versions: [1, 2] } });
    });

    it('runs a job once that is asked for many times', async () => {
      let runs = 0;
      next = () => Promise.resolve(void (runs += 1));
      await process.workers.start();
      const twice = [1, 2, 1, 2].map((n) => ({ id: `same-${n}`, data: n }));
      await Promise.all([process.queues.add(EFFECT, twice), process.queues.add(EFFECT, twice)]);
      await Promise.all([process.until('same-1', 'completed'), process.until('same-2', 'completed')]);
      await process.queues.add(EFFECT, twice);
      await delay(300);
      expect(runs).toBe(2);
    });

    it('tries again with backoff until the job succeeds', async () => {
      const attempts: number[] = [];
      next = ({ attempt }) => {
        attempts.push(attempt);
        return attempt < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
      };
      await process.workers.start();
      await process.queues.add(EFFECT, [{ id: 'flaky-1', data: null }], { backoffMs: 20 });
      expect(await process.until('flaky-1', 'completed')).toMatchObject({ attempts: 3 });
      expect(attempts).toEqual([1, 2, 3]);
    });

    it('shows a job that waits for its next try', async () => {
      next = () => Promise.reject(new Error('down'));
      await process.workers.start();
      await process.queues.add(EFFECT, [{ id: 'waiting-1', data: null }], { backoffMs: 60_000 });
      expect(await process.until('waiting-1', 'retrying')).toMatchObject({ attempts: 1, reason: 'down' });
      expect(await process.queues.list('retrying', 10)).toMatchObject([{ id: 'waiting-1' }]);
    });

    it('keeps a dead job, counts it, and gives it all its tries when asked', async () => {
      next = () => Promise.reject(new Error('cannot be'));
      await process.workers.start();
      await process.queues.add(EFFECT, [{ id: 'dead-1', data: { a: 1 } }], { attempts: 2, backoffMs: 10 });
      await process.until('dead-1', 'dead');
      expect(await process.queues.counts()).toEqual([
        { effect: EFFECT, counts: { waiting: 0, active: 0, retrying: 0, completed: 0, dead: 1 } },
      ]);
      const [dead] = await process.queues.list('dead', 10);
      expect(dead).toMatchObject({ id: 'dead-1', reason: 'cannot be', attempts: 2, data: { a: 1 } });
      expect(dead?.failedAt).toMatch(/^\d{4}-.*Z$/);

      let attempt = 0;
      next = (job) => Promise.resolve(void (attempt = job.attempt));
      expect(await process.queues.retry('dead-1')).toMatchObject({ state: 'waiting' });
      await process.until('dead-1', 'completed');
      expect(attempt).toBe(1);
    });

    it('gives a dead job its tries once, however many ask at once', async () => {
      next = () => Promise.reject(new Error('cannot be'));
      await process.workers.start();
      await process.queues.add(EFFECT, [{ id: 'dead-2', data: null }], { attempts: 1 });
      await process.until('dead-2', 'dead');
      await process.workers.close();
      const asked = await Promise.allSettled([1, 2, 3].map(() => process.queues.retry('dead-2')));
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of asked) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(JobNotDead);
      expect((await process.queues.countsOf(EFFECT)).waiting).toBe(1);
    });

    it('forgets finished jobs that are too many or too old, the oldest first, and no others', async () => {
      next = ({ id }) => (id === 'dead-3' ? Promise.reject(new Error('cannot be')) : Promise.resolve());
      await process.workers.start();
      await process.queues.add(EFFECT, [{ id: 'dead-3', data: null }], { attempts: 1 });
      await process.until('dead-3', 'dead');
      for (const id of ['done-1', 'done-2', 'done-3', 'done-4', 'done-5']) {
        await process.queues.add(EFFECT, [{ id, data: null }]);
        await process.until(id, 'completed');
      }
      const kept = async () => (await process.queues.list('completed', 10)).map(({ id }) => id).toSorted();
      const many = { keptMax: 2, keptMs: 60_000, page: 2 };
      expect(await process.queues.forgetFinished(EFFECT, many)).toBe(true);
      expect(await kept()).toEqual(['done-3', 'done-4', 'done-5']);
      expect(await process.queues.forgetFinished(EFFECT, many)).toBe(false);
      expect(await process.queues.forgetFinished(EFFECT, many)).toBe(false);
      expect(await kept()).toEqual(['done-4', 'done-5']);
      expect(await process.queues.forgetFinished(EFFECT, { keptMax: 2, keptMs: -1, page: 10 })).toBe(false);
      expect(await kept()).toEqual([]);
      expect(await process.queues.list('dead', 10)).toMatchObject([{ id: 'dead-3' }]);
    });

    it('refuses to retry what is not dead or not there', async () => {
      await process.queues.add(EFFECT, [{ id: 'alive-1', data: null }]);
      await expect(process.queues.retry('alive-1')).rejects.toThrow(JobNotDead);
      await expect(process.queues.retry('nobody-1')).rejects.toThrow(JobNotFound);
      expect(await process.queues.find(EFFECT, 'nobody-1')).toBeNull();
    });

    it('runs a delayed job at its moment, and other jobs before', async () => {
      const ran: string[] = [];
      next = ({ id }) => Promise.resolve(void ran.push(id));
      await process.workers.start();
      await process.queues.add(EFFECT, [
        { id: 'later-1', data: null, delayMs: 1_500 },
        { id: 'now-1', data: null },
      ]);
      await process.until('later-1', 'completed');
      expect(ran).toEqual(['now-1', 'later-1']);
    });

    it('tells how far a running job is', async () => {
      const finish = gate();
      next = async (job) => {
        await job.progress(0.25);
        await finish.opened;
      };
      await process.workers.start();
      await process.queues.add(EFFECT, [{ id: 'slow-1', data: null }]);
      await process.until('slow-1', 'active', ({ progress }) => progress === 0.25);
      finish.open();
      await process.until('slow-1', 'completed');
    });

    it('waits for the running job when it closes, and leaves waiting jobs to the next process', async () => {
      const begun = gate();
      const done: string[] = [];
      next = async ({ id }) => {
        begun.open();
        await delay(200);
        done.push(id);
      };
      await process.workers.start();
      await process.queues.add(
        EFFECT,
        ['a', 'b', 'c', 'd', 'e'].map((letter) => ({ id: `job-${letter}`, data: null })),
      );
      await begun.opened;
      await process.workers.close();
      const doneAtClose = done.length;
      expect(doneAtClose).toBeGreaterThan(0);
      expect(doneAtClose).toBeLessThan(5);
      await process.workers.start();
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map((letter) => process.until(`job-${letter}`, 'completed')));
      expect(done.toSorted()).toEqual(['job-a', 'job-b', 'job-c', 'job-d', 'job-e']);
    });
  });
}

const EFFECT = 'make-thing';

interface TestProcess {
  readonly queues: Queues;
  readonly workers: Workers;
  until(id: string, state: string, met?: (report: JobReport) => boolean): Promise<JobReport>;
}

function testProcess(backend: QueueBackend, run: (job: RunningJob) => Promise<void>): TestProcess {
  const kind: JobKind = { effect: EFFECT, on: [], jobFor: () => null, run };
  const catalogue = new JobCatalogue();
  catalogue.register(kind);
  const queues = new Queues(backend, catalogue);
  return {
    queues,
    workers: new Workers(backend, catalogue),
    async until(id, state, met = () => true) {
      const deadline = Date.now() + 20_000;
      for (;;) {
        const report = await queues.find(EFFECT, id);
        if (report?.state === state && met(report)) return report;
        if (Date.now() > deadline) throw new Error(`job ${id} is ${report?.state ?? 'absent'}, not ${state}`);
        await delay(20);
      }
    },
  };
}

/** A promise that the test resolves by hand. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
