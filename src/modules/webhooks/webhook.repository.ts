import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Prisma, PrismaService } from '../../platform/database/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import { PUBLIC_EVENT_KINDS, type PublicEventKind } from './events/public-facts.js';
import { TooManyWebhooks, WebhookNotFound } from './webhooks.problems.js';

/** Somebody who wants to be called when something public happens. */
export interface Webhook {
  readonly id: string;
  readonly owner: string;
  /** The key that made it, where that was narrowed or ends: then it ends with this key. */
  readonly boundTo: string | null;
  readonly url: string;
  readonly kinds: readonly PublicEventKind[];
  /** Only events of this league; null for all. */
  readonly leagueId: string | null;
  /** Why the webhook is disabled; null while it is enabled. */
  readonly disabledReason: string | null;
  readonly disabledAt: string | null;
  readonly failingSince: string | null;
  /** Events after this position of the ledger. */
  readonly after: number;
  readonly createdAt: string;
}

/** Whose webhooks: of one owner, or of everybody. */
export type OwnedBy = { readonly owner?: string };

interface NewWebhook {
  readonly id: string;
  readonly owner: string;
  readonly boundTo: string | null;
  readonly url: string;
  readonly kinds: readonly PublicEventKind[];
  readonly leagueId: string | null;
  readonly secret: string;
  readonly after: number;
}

/** Whom to call, how to sign, by whose right, and of which league. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
  /** The player or key that must still have the right. */
  readonly holder: string;
  readonly leagueId: string | null;
}

export type Change = Pick<Prisma.WebhookUpdateInput, 'disabledReason' | 'disabledAt' | 'failingSince'> &
  Pick<Prisma.WebhookUpdateInput, 'after' | 'replayAfter' | 'replayTo' | 'url' | 'kinds'>;

/** Webhooks of one owner. */
const WEBHOOKS_MAX = 50;

/** What their secrets are called (platform/secrets). */
const KIND = 'webhook';

/** The rows of webhooks. The secret is in them wrapped, and leaves them to sign, and to answer who made it. */
@Injectable()
export class WebhookRepository implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly secrets: Secrets,
  ) {}

  async onModuleInit(): Promise<void> {
    const stored = await this.prisma.webhook.findMany({ select: { id: true, secret: true } });
    await this.secrets.renew(KIND, stored, (id, from, secret) =>
      this.prisma.webhook.updateMany({ where: { id, secret: from }, data: { secret } }),
    );
  }

  /** One of an owner at a time, so that many at once are no more than one after the other. Throws `TooManyWebhooks`. */
  async insert({ kinds, owner, ...webhook }: NewWebhook, within?: Prisma.TransactionClient): Promise<void> {
    const secret = await this.secrets.wrap(`${KIND} ${webhook.id}`, webhook.secret);
    const insertOne = async (tx: Prisma.TransactionClient) => {
      if ((await tx.webhook.count({ where: { owner } })) >= WEBHOOKS_MAX) throw new TooManyWebhooks(WEBHOOKS_MAX);
      await tx.webhook.create({ data: { ...webhook, owner, secret, kinds: [...kinds] } });
    };
    await this.prisma.alone(`kifu webhooks ${owner}`, insertOne, within);
  }

  async find(id: string, whose: OwnedBy = {}): Promise<Webhook | null> {
    const row = await this.prisma.webhook.findFirst({ where: { id, ...whose } });
    return row === null ? null : webhookOf(row);
  }

  /** The newest first; ids grow with time, so they are the order. */
  async list(whose: OwnedBy, before: string | null, count: number): Promise<readonly Webhook[]> {
    const rows = await this.prisma.webhook.findMany({
      where: { ...whose, ...(before !== null && { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: count,
    });
    return rows.map(webhookOf);
  }

  /** Throws `WebhookNotFound`: it may have been deleted since it was found. */
  async change(id: string, data: Change): Promise<Webhook> {
    const [row] = await this.prisma.webhook.updateManyAndReturn({ where: { id }, data });
    if (row === undefined) throw new WebhookNotFound(id);
    return webhookOf(row);
  }

  async remove(id: string): Promise<void> {
    await this.prisma.webhook.deleteMany({ where: { id } });
  }

  /** Throws `WebhookNotFound`. */
  async secretOf(id: string): Promise<string> {
    const row = await this.prisma.webhook.findUnique({ where: { id }, select: { secret: true } });
    if (row === null) throw new WebhookNotFound(id);
    return this.secrets.unwrap(`${KIND} ${id}`, row.secret);
  }

  /** Null without a webhook to call. */
  async target(id: string): Promise<WebhookTarget | null> {
    const row = await this.prisma.webhook.findFirst({ where: { id, disabledAt: null } });
    if (row === null) return null;
    const { url, leagueId, owner, boundTo } = row;
    return { url, leagueId, holder: boundTo ?? owner, secret: await this.secrets.unwrap(`${KIND} ${id}`, row.secret) };
  }
}

function webhookOf(row: Prisma.WebhookGetPayload<object>): Webhook {
  const { id, owner, boundTo, url, leagueId, disabledReason } = row;
  return {
    id,
    owner,
    boundTo,
    url,
    kinds: PUBLIC_EVENT_KINDS.filter((kind) => row.kinds.includes(kind)),
    leagueId,
    disabledReason,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    after: Number(row.after),
    createdAt: row.createdAt.toISOString(),
  };
}
