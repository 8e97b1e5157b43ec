import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnWebhooks } from '../../own-webhooks.js';
import { WebhookRepository } from '../../webhook.repository.js';
import { DeleteWebhook } from './delete-webhook.command.js';

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
