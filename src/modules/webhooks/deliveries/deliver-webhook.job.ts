import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isPassing } from '../../../platform/database/index.js';
import { integer, record, text } from '../../../platform/decoding/index.js';
import { Feed, LedgerRoots } from '../../../platform/event-store/index.js';
import { type JobKind, type RunningJob } from '../../../platform/queue/index.js';
import { IsStillPermitted } from '../../identity/index.js';
import { type PublicEvent, PublicEvents } from '../events/public-events.js';
import { WebhookRepository, type WebhookTarget } from '../webhook.repository.js';
import { type Claim, DeliveryTable } from './delivery-table.js';
import { WebhookSchedule } from './schedule.js';
import { type Outcome, WebhookCalls } from './webhook-calls.js';

const claimIn = record({ webhookId: text, position: integer, kind: text, queued: integer });

/** A fault of ours, and logged; it is tried again all the same. */
const NOT_READABLE: Outcome = { isTaken: false, status: null, reason: 'Kifu could not tell it.', isFinal: false };

/**
 * Effect: one attempt to deliver one event to a webhook, and what came of it is in the table. A repeated delivery has
 * the same id. The table says what to try, when, and how often it was tried; the queue repeats a job only if the table
 * could not be read.
 */
@Injectable()
export class DeliverWebhook implements JobKind {
  readonly effect = 'deliver-webhook';
  /** Given to the queue by `DeliveryPump`, from the table and not from the ledger. */
  readonly on = [];
  /** It is all waiting; how much of it is for one webhook, owner or host is limited where deliveries are claimed. */
  readonly concurrency = 120;
  private readonly logger = new Logger(DeliverWebhook.name);

  constructor(
    private readonly table: DeliveryTable,
    private readonly webhooks: WebhookRepository,
    private readonly feed: Feed,
    private readonly roots: LedgerRoots,
    private readonly publicEvents: PublicEvents,
    private readonly calls: WebhookCalls,
    private readonly schedule: WebhookSchedule,
    private readonly queries: QueryBus,
  ) {}

  jobFor(): null {
    return null;
  }

  async run(job: RunningJob): Promise<void> {
    const claim = claimIn(job.data, job.id);
    const attempts = await this.table.attempts(claim);
    const target = await this.webhooks.target(claim.webhookId);
    if (attempts === null || target === null) return;
    if (!(await this.queries.execute(new IsStillPermitted(target.holder, 'webhooks.manage', target.leagueId)))) {
      return this.disable(claim, 'its owner may not have webhooks any more');
    }
    const outcome = await this.outcomeOf(claim, target);
    if (outcome.isTaken) await this.table.delivered(claim, outcome.status);
    else await this.noteFailure(claim, attempts + 1, outcome);
  }

  private async outcomeOf(claim: Claim, target: WebhookTarget): Promise<Outcome> {
    try {
      const [event, root] = await Promise.all([this.eventOf(claim), this.rootAt(claim)]);
      return await this.calls.call(target, event, root);
    } catch (error) {
      if (isPassing(error)) throw error;
      this.logger.error({ msg: 'an event could not be delivered to a webhook', ...claim, err: error });
      return NOT_READABLE;
    }
  }

  private async eventOf({ position, kind }: Claim): Promise<PublicEvent> {
    const recorded = await this.feed.at(position);
    const published = recorded === undefined ? [] : await this.publicEvents.of(recorded);
    const event = published.find((each) => each.kind === kind);
    if (event === undefined) throw new Error(`position ${position} of the ledger tells nothing of the kind ${kind}`);
    return event;
  }

  private async rootAt({ position }: Claim): Promise<string> {
    const stored = await this.roots.at(position);
    if (stored === null) throw new Error(`the ledger has no position ${position}`);
    return stored.root;
  }

  private async noteFailure(claim: Claim, attempts: number, outcome: Outcome & { isTaken: false }): Promise<void> {
    const { status, reason, isFinal, isGone = false } = outcome;
    const failingFor = await this.table.failed(claim, {
      status,
      error: reason,
      isLast: isFinal || attempts >= this.schedule.attempts,
      secondsUntilNextTry: this.schedule.secondsUntilNextTry(attempts),
    });
    if (isGone) return this.disable(claim, 'the receiver answered 410 Gone');
    if (failingFor < this.schedule.disableAfterSeconds) return;
    await this.disable(claim, `nothing was taken for ${Math.round(failingFor / 3600)} hours; last: ${reason}`);
  }

  private async disable({ webhookId }: Claim, reason: string): Promise<void> {
    await this.table.disable(webhookId, reason);
    this.logger.warn({ msg: 'a webhook was disabled', webhookId, reason });
  }
}
