import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import type { CallerIdentity } from '../../../identity/index.js';
import { type Webhook } from '../../webhook.js';

/** One webhook of the caller's, or of anybody's for an admin; throws `WebhookNotFound`. */
export class GetWebhook extends Query<Webhook> {
  constructor(
    readonly webhookId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/** The same, all of them; the newest first. */
export class ListWebhooks extends Query<Slice<Webhook>> {
  constructor(
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
