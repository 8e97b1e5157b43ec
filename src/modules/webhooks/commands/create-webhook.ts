import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Feed } from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import { Outbound } from '../../../platform/outbound/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { GetLeagueTerms } from '../../matches/index.js';
import type { PublicEventKind } from '../events/public-facts.js';
import { boundTo, ownerOf, OwnWebhooks } from '../own-webhooks.js';
import { type CreatedWebhook, WebhookRepository } from '../webhook.repository.js';

interface WebhookTerms {
  readonly url: string;
  readonly kinds: readonly PublicEventKind[];
  readonly leagueId: string | null;
}

/**
 * Subscribes an address to public events; throws `AddressRefused`, `LeagueNotFound`, `RoleForbidden`,
 * `TooManyWebhooks`.
 */
export class CreateWebhook extends Command<CreatedWebhook> {
  constructor(
    readonly terms: WebhookTerms,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/** As Standard Webhooks wants it: 24 to 64 random bytes in base64, with a prefix that secret scanners know. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

@CommandHandler(CreateWebhook)
export class CreateWebhookHandler implements ICommandHandler<CreateWebhook> {
  constructor(
    private readonly own: OwnWebhooks,
    private readonly webhooks: WebhookRepository,
    private readonly outbound: Outbound,
    private readonly feed: Feed,
    private readonly queries: QueryBus,
  ) {}

  async execute({ terms, caller }: CreateWebhook): Promise<CreatedWebhook> {
    const owner = ownerOf(caller);
    if (terms.leagueId !== null) await this.queries.execute(new GetLeagueTerms(terms.leagueId));
    await this.own.requireFor(terms.leagueId, caller);
    await this.outbound.check(terms.url);
    const secret = newSecret();
    const made = { id: newId(), owner, boundTo: boundTo(caller), ...terms, secret };
    const { id } = await this.webhooks.insert({ ...made, after: await this.feed.head() });
    // What was recorded just before it was there may have been passed by; from here on nothing is.
    return { ...(await this.webhooks.change(id, { after: await this.feed.head() })), secret };
  }
}
