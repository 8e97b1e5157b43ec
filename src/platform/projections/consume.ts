import type { Pool } from 'pg';
import { inTransaction } from '../database/index.js';
import { type Feed, type FeedEntry, isReadable } from '../event-store/index.js';
import { LOCK, MOVE, OPEN, RESTART } from './checkpoints.sql.js';
import { type Consumer, type Projection, type Transaction } from './consumer.js';
import { isLasting, maybeLasting } from './faults.js';
import { restAfter } from './pace.js';
import { type Exceptions, exceptionsOf, takeEach, takeUpDue, without } from './set-aside.js';
import { FORGET_ALL } from './set-aside.sql.js';

export interface Consumed {
  /** The consumer's checkpoint now. */
  readonly position: number;
  /** Events read, of whatever type; 0 means that the consumer has seen all there is. */
  readonly read: number;
  /** How long its pace has it rest now. */
  readonly restMs: number;
}

/**
 * Hands the next events to a consumer; its writes and its checkpoint are committed together. The commit does not wait
 * for the disk: a server that crashes within the moment forgets both, and the events, which are in the ledger for good,
 * are handed over again. What others commit on top of these writes takes them to the disk with it.
 *
 * Where the events fail together, they are handed over once more one by one, so that one of them stops its stream only.
 * A failure that may pass stops the consumer, unless it `isPersistent`.
 */
export async function consumeBatch(
  pool: Pool,
  feed: Feed,
  consumer: Consumer,
  limit: number,
  isPersistent = false,
): Promise<Consumed> {
  const run = (take: Take): Promise<Consumed> => {
    const work = async (tx: Transaction): Promise<Consumed> => {
      const position = await lockCheckpoint(tx, consumer.name);
      const exceptions = await exceptionsOf(tx, consumer.name);
      await takeUpDue(tx, feed, consumer, exceptions, position);
      return consume(tx, feed, consumer, { range: { from: position, limit }, exceptions, take });
    };
    return inTransaction(pool, work, `${PATIENTLY}; set local synchronous_commit = off`);
  };
  try {
    return await run(takeTogether);
  } catch (error) {
    if (!maybeLasting(error, consumer)) throw error;
    const isForGood = isPersistent ? maybeLasting : isLasting;
    return run((tx, each, entries, exceptions) =>
      takeEach(tx, each, entries, exceptions, (failure) => isForGood(failure, each)),
    );
  }
}

type Take = (
  tx: Transaction,
  consumer: Consumer,
  entries: readonly FeedEntry[],
  exceptions: Exceptions,
) => Promise<void>;

const takeTogether: Take = async (tx, consumer, entries) => {
  const unreadable = entries.find((entry) => !isReadable(entry));
  if (unreadable !== undefined && !isReadable(unreadable)) throw unreadable.unreadable;
  await consumer.handle(tx, entries.filter(isReadable));
};

/** The same within a transaction that continues: only the writes of the batch are undone. */
const takeTogetherOrEach: Take = async (tx, consumer, entries, exceptions) => {
  await tx.query('savepoint batch');
  try {
    await takeTogether(tx, consumer, entries, exceptions);
  } catch (error) {
    if (!maybeLasting(error, consumer)) throw error;
    await tx.query('rollback to savepoint batch');
    await takeEach(tx, consumer, entries, exceptions, (failure) => isLasting(failure, consumer));
  }
  await tx.query('release savepoint batch');
};

/**
 * Empties a projection and feeds it the whole ledger, in one transaction: readers see the old tables until the new ones
 * are complete, a crash in the middle changes nothing, and the running consumer waits and continues from the new end.
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
    await tx.query(FORGET_ALL, [projection.name]);
    await projection.clear(tx);
    const exceptions = await exceptionsOf(tx, projection.name);
    let position = 0;
    while (position < total) {
      const range = { from: position, limit: REBUILD_BATCH };
      const consumed = await consume(tx, feed, projection, { range, exceptions, take: takeTogetherOrEach });
      position = consumed.position;
      onProgress(Math.min(position, total), total);
    }
  };
  await inTransaction(pool, work, LONG);
}

/** Waiting for the checkpoint takes as long as a rebuild that holds it. */
const PATIENTLY = 'begin; set local statement_timeout = 0';

/** Between events that a projection wants, its transaction is idle while others are read. */
const LONG = `${PATIENTLY}; set local idle_in_transaction_session_timeout = 0`;

const REBUILD_BATCH = 1000;

interface Batch {
  readonly range: { readonly from: number; readonly limit: number };
  readonly exceptions: Exceptions;
  readonly take: Take;
}

async function consume(
  tx: Transaction,
  feed: Feed,
  consumer: Consumer,
  { range, exceptions, take }: Batch,
): Promise<Consumed> {
  const entries = await feed.readFrom(range.from, range.limit);
  const last = entries.at(-1);
  if (last === undefined) return { position: range.from, read: 0, restMs: 0 };
  const wanted = entries.filter(({ type }) => consumer.events.includes(type));
  const taken = wanted.slice(0, consumer.pace?.atOnce);
  const open = without(taken, exceptions);
  if (open.length > 0) await take(tx, consumer, open, exceptions);
  const position = taken.length < wanted.length ? (taken.at(-1) ?? last).position : last.position;
  await tx.query({ name: 'es-move-checkpoint', text: MOVE, values: [consumer.name, position] });
  const restMs = consumer.pace === undefined ? 0 : restAfter(consumer.pace, taken.filter(isReadable), Date.now());
  return { position, read: entries.length, restMs };
}

async function lockCheckpoint(tx: Transaction, name: string): Promise<number> {
  const lock = { name: 'es-lock-checkpoint', text: LOCK, values: [name] };
  const { rows } = await tx.query<{ position: string }>(lock);
  if (rows[0] !== undefined) return Number(rows[0].position);
  await tx.query(OPEN, [name]);
  const opened = await tx.query<{ position: string }>(lock);
  return Number(opened.rows[0]?.position ?? 0);
}
