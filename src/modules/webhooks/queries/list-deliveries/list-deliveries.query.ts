import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import type { CallerIdentity } from '../../../identity/index.js';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One event for one webhook, and what became of it. */
export interface Delivery {
  readonly position: number;
  readonly kind: string;
  readonly status: DeliveryState;
  readonly attempts: number;
  /** Of the last answer; null where there was none. */
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
