import { Injectable, Logger } from '@nestjs/common';
import { Webhook as Signer } from 'standardwebhooks';
import { integer, record, text } from '../../../platform/decoding/index.js';
import { Feed } from '../../../platform/event-store/index.js';
import { AddressRefused, Outbound } from '../../../platform/outbound/index.js';
import { type JobKind, type RunningJob } from '../../../platform/queue/index.js';
import { bodyOf, type PublicEvent } from '../events/public-event.js';
import { PublicEvents } from '../events/public-events.js';
import { WebhookRepository } from '../webhook.repository.js';
import { type DeliveryKey, DeliveryTable } from './delivery-table.js';
import { NotTaken } from './not-taken.error.js';
import { WebhookSchedule } from './schedule.js';

const jobData = record({ webhookId: text, position: integer, kind: text });

/** The receiver says that it is gone for good (Standard Webhooks). */
const GONE = 410;

/**
 * Effect: the receiver has said yes to one event. What was delivered twice has the same id both times. The queue decides
 * when to try again; that there is something to try, and how often it was, stands in the table.
 */
@Injectable()
export class DeliverWebhook implements JobKind {
  readonly effect = 'deliver-webhook';
  /** Given to the queue by `DeliveryPump`, from the table and not from the ledger. */
  readonly on = [];
  /** It is all waiting: a receiver that never answers must not hold up the others. */
  readonly concurrency = 20;
  private readonly logger = new Logger(DeliverWebhook.name);

  constructor(
    private readonly table: DeliveryTable,
    private readonly webhooks: WebhookRepository,
    private readonly feed: Feed,
    private readonly publicEvents: PublicEvents,
    private readonly outbound: Outbound,
    private readonly schedule: WebhookSchedule,
  ) {}

  jobFor(): null {
    return null;
  }

  async run(job: RunningJob): Promise<void> {
    const key = jobData(job.data, job.id);
    const delivery = await this.table.find(key);
    const target = await this.webhooks.target(key.webhookId);
    if (delivery?.status !== 'pending' || target === null) return;
    const event = await this.eventOf(key);
    const attempts = delivery.attempts + 1;
    try {
      const status = await this.send(target, event);
      if (status < 200 || status > 299) throw new NotTaken(status);
      await this.table.delivered(key, status);
    } catch (error) {
      if (await this.giveUp(key, attempts, error)) return;
      throw error;
    }
  }

  private async eventOf({ position, kind }: DeliveryKey): Promise<PublicEvent> {
    const [recorded] = await this.feed.readFrom(position - 1, 1);
    const told = recorded === undefined ? [] : await this.publicEvents.of(recorded);
    const event = told.find((each) => each.kind === kind);
    if (event === undefined) throw new Error(`position ${position} of the ledger tells nothing of the kind ${kind}`);
    return event;
  }

  private async send({ url, secret }: { url: string; secret: string }, event: PublicEvent): Promise<number> {
    const body = bodyOf(event);
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Kifu-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Signer(secret).sign(event.id, now, body),
    };
    return (await this.outbound.post(url, headers, body)).status;
  }

  /** Notes the failure; true where nobody tries again. */
  private async giveUp(key: DeliveryKey, attempts: number, error: unknown): Promise<boolean> {
    const status = error instanceof NotTaken ? error.status : null;
    const isLast = attempts >= this.schedule.attempts || status === GONE || error instanceof AddressRefused;
    const failingFor = await this.table.failed(key, {
      status,
      error: reasonOf(error),
      isLast,
      secondsUntilTriedAgain: this.schedule.secondsUntilTriedAgain(attempts),
    });
    if (status === GONE) await this.disable(key, 'the receiver answered 410 Gone');
    if (failingFor < this.schedule.disableAfterSeconds) return isLast;
    await this.disable(key, `nothing was taken for ${Math.round(failingFor / 3600)} hours; last: ${reasonOf(error)}`);
    return true;
  }

  private async disable({ webhookId }: DeliveryKey, reason: string): Promise<void> {
    await this.table.disable(webhookId, reason);
    this.logger.warn({ msg: 'a webhook was disabled', webhookId, reason });
  }
}

/** What the owner of the webhook may know: the answer's status or the kind of failure, never what an inner host said. */
function reasonOf(error: unknown): string {
  if (error instanceof NotTaken || error instanceof AddressRefused) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError') return 'There was no answer in time.';
  return error instanceof Error && 'code' in error ? `The connection failed: ${String(error.code)}.` : 'It failed.';
}
