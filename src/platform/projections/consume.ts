import type { Pool } from 'pg';
import { inTransaction } from '../database/index.js';
import { Feed, type LedgerEvent } from '../event-store/index.js';
import { LOCK, MOVE, OPEN, RESTART } from './checkpoints.sql.js';
import { type Consumer, type Projection, type Transaction } from './consumer.js';
import { restAfter } from './pace.js';

export interface Consumed {
  /** The consumer's checkpoint now. */
  readonly position: number;
  /** Events read, of whatever type; 0 means that the consumer has seen all there is. */
  readonly read: number;
  /** How long its pace has it rest now. */
  readonly restMs: number;
}

/**
 * Hands the next events to a consumer; its writes and its checkpoint are committed together. The commit does not wait for
 * the disk: a server that crashes within the moment forgets both, and the events, which are in the ledger for good, are
 * handed over again. What others commit on top of these writes takes them to the disk with it.
 */
export async function consumeBatch(pool: Pool, feed: Feed, consumer: Consumer, limit: number): Promise<Consumed> {
  const work = async (tx: Transaction): Promise<Consumed> => {
    const position = await lockCheckpoint(tx, consumer.name);
    return consume(tx, feed, consumer, { from: position, limit });
  };
  return inTransaction(pool, work, `${PATIENTLY}; set local synchronous_commit = off`);
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
  const work = async (tx: Transaction): Promise<void> => {
    await lockCheckpoint(tx, projection.name);
    await tx.query(RESTART, [projection.name]);
    await projection.clear(tx);
    let position = 0;
    while (position < total) {
      const consumed = await consume(tx, feed, projection, { from: position, limit: REBUILD_BATCH });
      position = consumed.position;
      onProgress(Math.min(position, total), total);
    }
  };
  await inTransaction(pool, work, PATIENTLY);
}

/** Waiting for the checkpoint takes as long as a rebuild that holds it. */
const PATIENTLY = 'begin; set local statement_timeout = 0';

const REBUILD_BATCH = 1000;

async function consume(
  tx: Transaction,
  feed: Feed,
  consumer: Consumer,
  range: { from: number; limit: number },
): Promise<Consumed> {
  const events = await feed.readFrom(range.from, range.limit);
  const last = events.at(-1);
  if (last === undefined) return { position: range.from, read: 0, restMs: 0 };
  const wanted = events.filter((event: LedgerEvent) => consumer.events.includes(event.type));
  const taken = wanted.slice(0, consumer.pace?.atOnce);
  if (taken.length > 0) await consumer.handle(tx, taken);
  const position = taken.length < wanted.length ? (taken.at(-1) ?? last).position : last.position;
  await tx.query({ name: 'es-move-checkpoint', text: MOVE, values: [consumer.name, position] });
  const restMs = consumer.pace === undefined ? 0 : restAfter(consumer.pace, taken, Date.now());
  return { position, read: events.length, restMs };
}

async function lockCheckpoint(tx: Transaction, name: string): Promise<number> {
  const lock = { name: 'es-lock-checkpoint', text: LOCK, values: [name] };
  const { rows } = await tx.query<{ position: string }>(lock);
  if (rows[0] !== undefined) return Number(rows[0].position);
  await tx.query(OPEN, [name]);
  const opened = await tx.query<{ position: string }>(lock);
  return Number(opened.rows[0]?.position ?? 0);
}
