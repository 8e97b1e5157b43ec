import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { OwnWebhooks } from '../own-webhooks.js';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One event for one webhook, and what became of it. */
interface Delivery {
  readonly position: number;
  readonly kind: string;
  readonly status: DeliveryState;
  readonly attempts: number;
  /** The HTTP status of the last answer. Null: there was no answer. */
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly lastAttemptAt: string | null;
  readonly deliveredAt: string | null;
  readonly createdAt: string;
}

/** The log of a webhook, the newest event first; throws `WebhookNotFound`. */
export class ListDeliveries extends Query<Slice<Delivery>> {
  constructor(
    readonly webhookId: string,
    readonly status: DeliveryState | undefined,
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListDeliveries)
export class ListDeliveriesHandler implements IQueryHandler<ListDeliveries> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly own: OwnWebhooks,
  ) {}

  async execute({ webhookId, status, caller, cursor, limit }: ListDeliveries): Promise<Slice<Delivery>> {
    await this.own.find(webhookId, caller);
    const before = cursor === undefined ? undefined : decodeCursor(cursor, ['number', 'text']);
    const rows = await this.prisma.webhookDelivery.findMany({
      where: {
        webhookId,
        ...(status !== undefined && { status: { in: [...STORED[status]] } }),
        ...(before !== undefined && olderThan(...before)),
      },
      orderBy: [{ position: 'desc' }, { kind: 'desc' }],
      take: limit + 1,
    });
    return sliceOf(rows.map(deliveryOf), limit, ({ position, kind }) => [position, kind]);
  }
}

/** What the queue has is shown as waiting too. */
const STORED: Readonly<Record<DeliveryState, readonly string[]>> = {
  pending: ['pending', 'queued'],
  delivered: ['delivered'],
  failed: ['failed'],
};

const olderThan = (position: number, kind: string): Prisma.WebhookDeliveryWhereInput => ({
  OR: [{ position: { lt: position } }, { position, kind: { lt: kind } }],
});

function deliveryOf(row: Prisma.WebhookDeliveryGetPayload<object>): Delivery {
  const { kind, attempts, lastStatus, lastError } = row;
  const status = DELIVERY_STATES.find((each) => STORED[each].includes(row.status));
  if (status === undefined) throw new Error(`a delivery has the unknown state '${row.status}'`);
  return {
    position: Number(row.position),
    kind,
    status,
    attempts,
    lastStatus,
    lastError,
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
