import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Feed } from '../../../platform/event-store/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { OwnWebhooks } from '../own-webhooks.js';
import { WebhookRepository } from '../webhook.repository.js';
import { CursorAhead, WebhookDisabled } from '../webhooks.problems.js';

/** Which part of the past is sent again. */
interface WebhookReplay {
  readonly after: number;
  readonly until: number;
}

/**
 * Sends past events again, with their ids; throws `WebhookNotFound`, `RoleForbidden`, `WebhookDisabled`, `CursorAhead`.
 */
export class ReplayWebhook extends Command<WebhookReplay> {
  constructor(
    readonly webhookId: string,
    readonly after: number,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/**
 * Only notes what is to be replayed: the workers do it, page by page. A new replay takes the place of one under way.
 */
@CommandHandler(ReplayWebhook)
export class ReplayWebhookHandler implements ICommandHandler<ReplayWebhook> {
  constructor(
    private readonly own: OwnWebhooks,
    private readonly webhooks: WebhookRepository,
    private readonly feed: Feed,
  ) {}

  async execute({ webhookId, after, caller }: ReplayWebhook): Promise<WebhookReplay> {
    const webhook = await this.own.managed(webhookId, caller);
    if (webhook.disabledReason !== null) throw new WebhookDisabled(webhook.disabledReason);
    const until = await this.feed.head();
    if (after > until) throw new CursorAhead(after, until);
    await this.webhooks.change(webhookId, { replayAfter: after, replayTo: until });
    return { after, until };
  }
}
