import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Feed } from '../../../platform/event-store/index.js';
import { Outbound } from '../../../platform/outbound/index.js';
import { type CallerIdentity, type LineKey, type MadeLine, MadeLines } from '../../identity/index.js';
import { GetLeagueTerms } from '../../matches/index.js';
import type { PublicEventKind } from '../events/public-facts.js';
import { boundTo, ownerOf, OwnWebhooks } from '../own-webhooks.js';
import { WebhookRepository } from '../webhook.repository.js';

interface WebhookTerms {
  readonly url: string;
  readonly kinds: readonly PublicEventKind[];
  readonly leagueId: string | null;
}

/**
 * Subscribes an address to public events, `known` by its Idempotency-Key once. Throws `AddressRefused`,
 * `LeagueNotFound`, `RoleForbidden`, `TooManyWebhooks`.
 */
export class CreateWebhook extends Command<MadeLine> {
  constructor(
    readonly terms: WebhookTerms,
    readonly caller: CallerIdentity,
    readonly known: LineKey | null,
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
    private readonly lines: MadeLines,
  ) {}

  async execute({ terms, caller, known }: CreateWebhook): Promise<MadeLine> {
    const owner = ownerOf(caller);
    if (terms.leagueId !== null) await this.queries.execute(new GetLeagueTerms(terms.leagueId));
    await this.own.requireFor(terms.leagueId, caller);
    await this.outbound.check(terms.url);
    const webhook = { owner, boundTo: boundTo(caller), ...terms, secret: newSecret(), after: await this.feed.head() };
    const made = await this.lines.once(known, (id, tx) => this.webhooks.insert({ ...webhook, id }, tx));
    // What was recorded just before it was there may have been passed by; from here on nothing is.
    if (!made.replayed) await this.webhooks.change(made.id, { after: await this.feed.head() });
    return made;
  }
}
