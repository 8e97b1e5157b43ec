import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../identity/index.js';
import { OwnWebhooks } from '../own-webhooks.js';
import { WebhookRepository } from '../webhook.repository.js';

/** Ends a webhook and forgets its deliveries; throws `WebhookNotFound`. */
export class DeleteWebhook extends Command<void> {
  constructor(
    readonly webhookId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(DeleteWebhook)
export class DeleteWebhookHandler implements ICommandHandler<DeleteWebhook> {
  constructor(
    private readonly own: OwnWebhooks,
    private readonly webhooks: WebhookRepository,
  ) {}

  async execute({ webhookId, caller }: DeleteWebhook): Promise<void> {
    const { id } = await this.own.find(webhookId, caller);
    await this.webhooks.remove(id);
  }
}
