import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbound } from '../../../platform/outbound/index.js';
import { type CallerIdentity, requireUnbounded } from '../../identity/index.js';
import type { PublicEventKind } from '../events/public-facts.js';
import { OwnWebhooks } from '../own-webhooks.js';
import { type Change, type Webhook, WebhookRepository } from '../webhook.repository.js';

interface WebhookChange {
  readonly url?: string;
  readonly kinds?: readonly PublicEventKind[];
  readonly enabled?: boolean;
}

/**
 * Changes the address and the kinds of a webhook, and whether it is enabled; throws `WebhookNotFound`, `RoleForbidden`,
 * `AddressRefused`.
 */
export class ChangeWebhook extends Command<Webhook> {
  constructor(
    readonly webhookId: string,
    readonly change: WebhookChange,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

const BY_OWNER = 'its owner switched it off';

@CommandHandler(ChangeWebhook)
export class ChangeWebhookHandler implements ICommandHandler<ChangeWebhook> {
  constructor(
    private readonly own: OwnWebhooks,
    private readonly webhooks: WebhookRepository,
    private readonly outbound: Outbound,
  ) {}

  async execute({ webhookId, change, caller }: ChangeWebhook): Promise<Webhook> {
    const webhook = await this.own.managed(webhookId, caller);
    // It would be called for longer, and for more, than a key that is bound may ask.
    if (webhook.boundTo !== caller.keyId) requireUnbounded(caller);
    const { url, kinds, enabled } = change;
    if (url !== undefined) await this.outbound.check(url);
    return this.webhooks.change(webhookId, {
      ...(url !== undefined && { url }),
      ...(kinds !== undefined && { kinds: [...kinds] }),
      ...switched(webhook, enabled),
    });
  }
}

function switched({ disabledAt }: Webhook, enabled: boolean | undefined): Change {
  if (enabled === true) return { disabledAt: null, disabledReason: null, failingSince: null };
  if (enabled === false && disabledAt === null) return { disabledAt: new Date(), disabledReason: BY_OWNER };
  return {};
}
