import type { Pool } from 'pg';
import { inTransaction } from '../database/index.js';
import { Feed, type LedgerEvent } from '../event-store/index.js';
import { LOCK, MOVE, OPEN, RESTART } from './checkpoints.sql.js';
import { type Consumer, type Projection, type Transaction } from './consumer.js';

export interface Consumed {
  /** The consumer's checkpoint now. */
  readonly position: number;
  /** Events read, of whatever type; 0 means that the consumer has seen all there is. */
  readonly read: number;
}

/** Hands the next events to a consumer; its writes and its checkpoint are committed together. */
export async function consumeBatch(pool: Pool, feed: Feed, consumer: Consumer, limit: number): Promise<Consumed> {
  return patiently(pool, async (tx) => {
    const position = await lockCheckpoint(tx, consumer.name);
    return consume(tx, feed, consumer, { from: position, limit });
  });
}

/**
 * Empties a projection and feeds it the whole ledger, in one transaction: readers see the old tables until the new ones
 * are complete, a crash in the middle changes nothing, and the running consumer waits and goes on from the new end.
 */
export async function rebuildProjection(
  pool: Pool,
  feed: Feed,
  projection: Projection,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const total = await feed.head();
  await patiently(pool, async (tx) => {
    await lockCheckpoint(tx, projection.name);
    await tx.query(RESTART, [projection.name]);
    await projection.clear(tx);
    let position = 0;
    while (position < total) {
      const consumed = await consume(tx, feed, projection, { from: position, limit: REBUILD_BATCH });
      position = consumed.position;
      onProgress(Math.min(position, total), total);
    }
  });
}

const REBUILD_BATCH = 1000;

async function consume(
  tx: Transaction,
  feed: Feed,
  consumer: Consumer,
  range: { from: number; limit: number },
): Promise<Consumed> {
  const events = await feed.readFrom(range.from, range.limit);
  const last = events.at(-1);
  if (last === undefined) return { position: range.from, read: 0 };
  const wanted = events.filter((event: LedgerEvent) => consumer.events.includes(event.type));
  if (wanted.length > 0) await consumer.handle(tx, wanted);
  await tx.query(MOVE, [consumer.name, last.position]);
  return { position: last.position, read: events.length };
}

async function lockCheckpoint(tx: Transaction, name: string): Promise<number> {
  await tx.query(OPEN, [name]);
  const { rows } = await tx.query<{ position: string }>(LOCK, [name]);
  return Number(rows[0]?.position ?? 0);
}

/** Waiting for the checkpoint takes as long as a rebuild that holds it. */
function patiently<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, work, 'begin; set local statement_timeout = 0');
}
