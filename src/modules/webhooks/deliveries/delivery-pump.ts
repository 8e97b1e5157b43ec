import { Injectable } from '@nestjs/common';
import { type JobRequest, Pump, Queues } from '../../../platform/queue/index.js';
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
export class DeliveryPump extends Pump {
  private forgotAt = 0;

  constructor(
    private readonly table: DeliveryTable,
    private readonly replays: WebhookReplays,
    private readonly queues: Queues,
    private readonly schedule: WebhookSchedule,
  ) {
    super();
  }

  protected lookEveryMs(): number {
    return this.schedule.lookEveryMs;
  }

  protected async pump(): Promise<boolean> {
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
