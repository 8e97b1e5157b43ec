import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { theirs } from '../own-webhooks.js';
import { type Webhook, WebhookRepository } from '../webhook.repository.js';

/** The webhooks of the caller, or of everybody for an admin; the newest first. */
export class ListWebhooks extends Query<Slice<Webhook>> {
  constructor(
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
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
