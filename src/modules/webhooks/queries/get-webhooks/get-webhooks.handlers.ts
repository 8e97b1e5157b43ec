import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { decodeCursor, type Slice, sliceOf } from '../../../../platform/http/index.js';
import { theirs } from '../../owner.js';
import { type Webhook } from '../../webhook.js';
import { WebhookRepository } from '../../webhook.repository.js';
import { WebhookNotFound } from '../../webhooks.errors.js';
import { GetWebhook, ListWebhooks } from './get-webhooks.query.js';

@QueryHandler(GetWebhook)
export class GetWebhookHandler implements IQueryHandler<GetWebhook> {
  constructor(private readonly webhooks: WebhookRepository) {}

  async execute({ webhookId, caller }: GetWebhook): Promise<Webhook> {
    const webhook = await this.webhooks.find(webhookId, theirs(caller));
    if (webhook === null) throw new WebhookNotFound(webhookId);
    return webhook;
  }
}

@QueryHandler(ListWebhooks)
export class ListWebhooksHandler implements IQueryHandler<ListWebhooks> {
  constructor(private readonly webhooks: WebhookRepository) {}

  async execute({ caller, cursor, limit }: ListWebhooks): Promise<Slice<Webhook>> {
    const [before = null] = cursor === undefined ? [] : decodeCursor(cursor, ['uuid']);
    return sliceOf(await this.webhooks.list(theirs(caller), before, limit + 1), limit, ({ id }) => [id]);
  }
}
