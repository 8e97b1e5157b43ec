import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../../platform/http/index.js';
import { OwnWebhooks } from '../../own-webhooks.js';
import { theirs } from '../../owner.js';
import { type Webhook } from '../../webhook.js';
import { WebhookRepository } from '../../webhook.repository.js';
import { GetWebhook, ListWebhooks } from './get-webhooks.query.js';

@QueryHandler(GetWebhook)
export class GetWebhookHandler implements IQueryHandler<GetWebhook> {
  constructor(private readonly own: OwnWebhooks) {}

  execute({ webhookId, caller }: GetWebhook): Promise<Webhook> {
    return this.own.find(webhookId, caller);
  }
}

@QueryHandler(ListWebhooks)
export class ListWebhooksHandler implements IQueryHandler<ListWebhooks> {
  constructor(private readonly webhooks: WebhookRepository) {}

  async execute({ caller, cursor, limit }: ListWebhooks): Promise<Slice<Webhook>> {
    const before = lastId(cursor);
    return sliceById(await this.webhooks.list(theirs(caller), before, limit + 1), limit);
  }
}
