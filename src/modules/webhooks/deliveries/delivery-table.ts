import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { ATTEMPTS, CLAIM, DELIVERED, DISABLE, FAILED, FORGET, RECLAIM } from './deliveries.sql.js';

/** One delivery, as it was given to the queue. */
export interface Claim {
  readonly webhookId: string;
  readonly position: number;
  readonly kind: string;
  /**
   * How often it was given to the queue: a job that comes late, after the queue was believed to have lost it, is void.
   */
  readonly queued: number;
}

export interface Failure {
  readonly status: number | null;
  readonly error: string;
  readonly isLast: boolean;
  readonly secondsUntilNextTry: number;
}

export interface ClaimLimits {
  readonly atOnce: number;
  readonly perWebhook: number;
  /** And per host. */
  readonly perOwner: number;
  /** The limit for failing webhooks of one owner, and to one host. */
  readonly failing: number;
  /** How long the queue has for them. */
  readonly queueSeconds: number;
}

/** What is owed to webhooks, when it is tried next, and what became of it. The queue only carries it to a worker. */
@Injectable()
export class DeliveryTable {
  constructor(private readonly pools: PgPools) {}

  /** Takes what is due; other workers do not get it until the queue has had its time. */
  async claim({ atOnce, perWebhook, perOwner, failing, queueSeconds }: ClaimLimits): Promise<readonly Claim[]> {
    await this.pools.app.query(RECLAIM);
    const values = [atOnce, perWebhook, queueSeconds, perOwner, failing];
    const { rows } = await this.pools.app.query<Claim & { position: string }>(CLAIM, values);
    return rows.map((row) => ({ ...row, position: Number(row.position) }));
  }

  /** The number of earlier tries; null if no try is due. */
  async attempts(claim: Claim): Promise<number | null> {
    const { rows } = await this.pools.app.query<{ attempts: number }>(ATTEMPTS, keyOf(claim));
    return rows[0]?.attempts ?? null;
  }

  async delivered(claim: Claim, status: number): Promise<void> {
    await this.pools.app.query(DELIVERED, [...keyOf(claim), status]);
  }

  /** Returns for how many seconds the receiver has been failing now. */
  async failed(claim: Claim, { status, error, isLast, secondsUntilNextTry }: Failure): Promise<number> {
    const values = [...keyOf(claim), status, error, isLast ? 'failed' : 'pending', secondsUntilNextTry];
    const { rows } = await this.pools.app.query<{ failingFor: number }>(FAILED, values);
    return rows[0]?.failingFor ?? 0;
  }

  async disable(webhookId: string, reason: string): Promise<void> {
    await this.pools.app.query(DISABLE, [webhookId, reason]);
  }

  async forget(days: number): Promise<void> {
    await this.pools.app.query(FORGET, [days]);
  }
}

const keyOf = ({ webhookId, position, kind, queued }: Claim) => [webhookId, position, kind, queued];
