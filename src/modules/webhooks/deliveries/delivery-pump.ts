import { Injectable } from '@nestjs/common';
import { type JobRequest, Pump, Queues } from '../../../platform/queue/index.js';
import { type Claim, DeliveryTable } from './delivery-table.js';
import { WebhookReplays } from './replays.js';
import { WebhookSchedule } from './schedule.js';

const BATCH = 200;
const FORGET_EVERY_MS = 3_600_000;

/**
 * Gives the queue what is due: what was just owed, and what the queue has lost. So the queue may lose everything, and
 * what is owed is still delivered. Any number of processes may pump.
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
    const {
      underWayMax: perWebhook,
      underWayOfOwner: perOwner,
      underWayFailing: failing,
      queueSeconds,
    } = this.schedule;
    const claims = await this.table.claim({ atOnce: BATCH, perWebhook, perOwner, failing, queueSeconds });
    if (claims.length > 0) await this.queues.add('deliver-webhook', claims.map(jobOf));
    return advanced || claims.length === BATCH;
  }

  private async forget(): Promise<void> {
    if (Date.now() - this.forgotAt < FORGET_EVERY_MS) return;
    this.forgotAt = Date.now();
    await this.table.forget(this.schedule.keepDays);
  }
}

/** Another id each time: the queue remembers ids of jobs that are done. */
const jobOf = (claim: Claim): JobRequest => ({
  id: `webhook-${claim.webhookId}-${claim.position}-${claim.kind}-${claim.queued}`,
  data: { ...claim },
});
