import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Prisma, PrismaService } from '../../../../platform/database/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../../platform/http/index.js';
import { GetWebhook } from '../get-webhooks/get-webhooks.query.js';
import { type Delivery, DELIVERY_STATES, type DeliveryState, ListDeliveries } from './list-deliveries.query.js';

@QueryHandler(ListDeliveries)
export class ListDeliveriesHandler implements IQueryHandler<ListDeliveries> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queries: QueryBus,
  ) {}

  async execute({ webhookId, status, caller, cursor, limit }: ListDeliveries): Promise<Slice<Delivery>> {
    await this.queries.execute(new GetWebhook(webhookId, caller));
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

/** What the queue has is waiting too, for whoever reads the log. */
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
