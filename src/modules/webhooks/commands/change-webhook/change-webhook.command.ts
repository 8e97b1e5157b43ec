import { Command } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import { type PublicEventKind } from '../../events/public-event.js';
import { type Webhook } from '../../webhook.js';

export interface WebhookChange {
  readonly url?: string;
  readonly kinds?: readonly PublicEventKind[];
  readonly enabled?: boolean;
}

/** Changes where and of what somebody is told, and whether; throws `WebhookNotFound`, `RoleForbidden`, `AddressRefused`. */
export class ChangeWebhook extends Command<Webhook> {
  constructor(
    readonly webhookId: string,
    readonly change: WebhookChange,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
