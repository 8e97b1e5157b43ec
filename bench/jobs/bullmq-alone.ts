/** What jobs cost in BullMQ itself, on the same server and connections: the anchor of what leads to them here. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type IQueueBackend, Queue, Worker } from 'bullmq';
import type { QueueBackend } from '../../src/platform/queue/queue-backend.js';

export class BullMqAlone {
  private readonly queue: Queue<object, void, string, object, void, string, IQueueBackend, object>;
  private ran = 0;

  constructor(
    private readonly backend: QueueBackend,
    private readonly concurrency: number,
  ) {
    this.queue = new Queue('bench-alone', { connection: {} }, backend.factory);
  }

  /** How many run a second, of so many that were there before. */
  async backlog(count: number): Promise<number> {
    await this.queue.addBulk(
      Array.from({ length: count }, () => ({ name: 'bench', data: {}, opts: { jobId: `alone-${randomUUID()}` } })),
    );
    const begun = performance.now();
    const worker = this.work();
    await this.until(this.ran + count);
    const perSecond = (count / (performance.now() - begun)) * 1_000;
    await worker.close();
    return perSecond;
  }

  /** From the call that adds a job to its run, one at a time, each after something else. */
  async latencies(count: number, before: () => Promise<void>): Promise<readonly number[]> {
    const worker = this.work();
    const latencies: number[] = [];
    for (let place = 0; place < count; place += 1) {
      const begun = performance.now();
      await before();
      const ran = this.ran + 1;
      await this.queue.add('bench', {}, { jobId: `alone-${randomUUID()}` });
      await this.until(ran);
      latencies.push(performance.now() - begun);
    }
    await worker.close();
    return latencies;
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  private work(): Worker<object, void, string, IQueueBackend> {
    const run = (): Promise<void> => Promise.resolve(void (this.ran += 1));
    return new Worker('bench-alone', run, { connection: {}, concurrency: this.concurrency }, this.backend.factory);
  }

  private async until(ran: number): Promise<void> {
    while (this.ran < ran) await delay(1);
  }
}
