import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from '../../../platform/database/index.js';
import { type JobRequest, Queues } from '../../../platform/queue/index.js';
import { type Claimed, DeliveryTable } from './delivery-table.js';
import { WebhookReplays } from './replays.js';
import { WebhookSchedule } from './schedule.js';

const BATCH = 200;
const FORGET_EVERY_MS = 3_600_000;

/**
 * Gives the queue what is due: what was just owed, and what the queue has lost. So the queue may lose everything, and what
 * is owed is still delivered. Any number of processes may pump.
 */
@Injectable()
export class DeliveryPump {
  private readonly logger = new Logger(DeliveryPump.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private forgotAt = 0;

  constructor(
    private readonly table: DeliveryTable,
    private readonly replays: WebhookReplays,
    private readonly queues: Queues,
    private readonly schedule: WebhookSchedule,
  ) {}

  start(): void {
    this.running = this.run(this.stopping.signal);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = await this.pump().catch((error: unknown) => {
        const line = { msg: 'webhooks wait', err: error };
        if (isPassing(error)) this.logger.warn(line);
        else this.logger.error(line);
        return false;
      });
      if (!isMore) await delay(this.schedule.lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Whether there is probably more to do at once. */
  private async pump(): Promise<boolean> {
    await this.forget();
    const advanced = await this.replays.advance();
    const claimed = await this.table.claim(BATCH, this.schedule.queueSeconds);
    const { attempts, firstDelayMs: backoffMs } = this.schedule;
    if (claimed.length > 0) await this.queues.add('deliver-webhook', claimed.map(jobOf), { attempts, backoffMs });
    return advanced || claimed.length === BATCH;
  }

  private async forget(): Promise<void> {
    if (Date.now() - this.forgotAt < FORGET_EVERY_MS) return;
    this.forgotAt = Date.now();
    await this.table.forget(this.schedule.keepDays);
  }
}

/** Another id each time: the queue remembers ids of jobs that are done. */
const jobOf = ({ queued, ...key }: Claimed): JobRequest => ({
  id: `webhook-${key.webhookId}-${key.position}-${key.kind}-${queued}`,
  data: { ...key },
});
