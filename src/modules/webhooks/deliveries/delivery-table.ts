import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { CLAIM, DELIVERED, DISABLE, FAILED, FIND, FORGET } from './deliveries.sql.js';

/** What names one delivery. */
export interface DeliveryKey {
  readonly webhookId: string;
  readonly position: number;
  readonly kind: string;
}

export interface Claimed extends DeliveryKey {
  readonly queued: number;
}

export interface Failure {
  readonly status: number | null;
  readonly error: string;
  readonly isLast: boolean;
  readonly secondsUntilTriedAgain: number;
}

/** What is owed to webhooks, and what became of it. The queue only says when; this is the truth. */
@Injectable()
export class DeliveryTable {
  constructor(private readonly pools: PgPools) {}

  /** Takes what is due; nobody else gets it until the queue has had its time. */
  async claim(limit: number, queueSeconds: number): Promise<readonly Claimed[]> {
    const { rows } = await this.pools.app.query<Claimed & { position: string }>(CLAIM, [limit, queueSeconds]);
    return rows.map((row) => ({ ...row, position: Number(row.position) }));
  }

  async find({ webhookId, position, kind }: DeliveryKey): Promise<{ status: string; attempts: number } | null> {
    const values = [webhookId, position, kind];
    const { rows } = await this.pools.app.query<{ status: string; attempts: number }>(FIND, values);
    return rows[0] ?? null;
  }

  async delivered({ webhookId, position, kind }: DeliveryKey, status: number): Promise<void> {
    await this.pools.app.query(DELIVERED, [webhookId, position, kind, status]);
  }

  /** Returns for how many seconds the receiver has been failing now. */
  async failed({ webhookId, position, kind }: DeliveryKey, failure: Failure): Promise<number> {
    const { status, error, isLast, secondsUntilTriedAgain } = failure;
    const values = [webhookId, position, kind, status, error, isLast ? 'failed' : 'pending', secondsUntilTriedAgain];
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
