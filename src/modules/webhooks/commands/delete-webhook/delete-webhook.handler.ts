import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { theirs } from '../../owner.js';
import { WebhookRepository } from '../../webhook.repository.js';
import { WebhookNotFound } from '../../webhooks.errors.js';
import { DeleteWebhook } from './delete-webhook.command.js';

@CommandHandler(DeleteWebhook)
export class DeleteWebhookHandler implements ICommandHandler<DeleteWebhook> {
  constructor(private readonly webhooks: WebhookRepository) {}

  async execute({ webhookId, caller }: DeleteWebhook): Promise<void> {
    if ((await this.webhooks.find(webhookId, theirs(caller))) === null) throw new WebhookNotFound(webhookId);
    await this.webhooks.remove(webhookId);
  }
}
