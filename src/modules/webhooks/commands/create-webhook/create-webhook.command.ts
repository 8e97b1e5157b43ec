import { Command } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import { type PublicEventKind } from '../../events/public-event.js';
import { type CreatedWebhook } from '../../webhook.js';

export interface WebhookTerms {
  readonly url: string;
  readonly kinds: readonly PublicEventKind[];
  readonly leagueId: string | null;
}

/** Subscribes an address to public events; throws `AddressRefused`, `LeagueNotFound`, `RoleForbidden`, `TooManyWebhooks`. */
export class CreateWebhook extends Command<CreatedWebhook> {
  constructor(
    readonly terms: WebhookTerms,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
