import { Command } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';

/** Ends a webhook and forgets its deliveries; throws `WebhookNotFound`. */
export class DeleteWebhook extends Command<void> {
  constructor(
    readonly webhookId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
