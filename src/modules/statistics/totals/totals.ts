import { Injectable } from '@nestjs/common';
import { Clock, inTransaction, PgPools } from '../../../platform/database/index.js';
import type { Transaction } from '../../../platform/projections/index.js';
import { CHANGED, COUNT, LOCK, OWE, START_ANEW, SWEEP, TAKE_DUE, TRY_LOCK, UNCOUNT } from './totals.sql.js';

/** Matches that are counted in one transaction: many share rows, which are then written once. */
const BATCH = 50;

/**
 * What the facts of games add up to. Code that changes facts, or the publication of a match, writes a due count
 * (`counts_due`) in the same transaction. Due counts are added soon, and until then by each reader. So totals and due
 * counts together always equal the facts.
 */
@Injectable()
export class Totals {
  constructor(
    private readonly pools: PgPools,
    private readonly clock: Clock,
  ) {}

  /** Adds some due counts, and returns whether there are probably more. If another process counts, it does nothing. */
  count(): Promise<boolean> {
    return inTransaction(this.pools.app, async (tx) => {
      const [lock] = (await tx.query<{ mine: boolean }>(TRY_LOCK)).rows;
      if (lock?.mine !== true) return false;
      const now = this.clock.now();
      const { rows } = await tx.query<{ matchId: string }>(TAKE_DUE, [now, BATCH]);
      if (rows.length > 0) await change(tx, COUNT, [now, [...new Set(rows.map(({ matchId }) => matchId))]]);
      return rows.length === BATCH;
    });
  }

  /**
   * Until the end of the transaction the game is not counted, and no other transaction counts it: its facts may change.
   */
  async release(tx: Transaction, gameId: string): Promise<void> {
    await tx.query(LOCK);
    await change(tx, UNCOUNT, [gameId]);
  }

  /** The games of the match are to be counted from that moment on. */
  async owe(tx: Transaction, matchId: string, at: string): Promise<void> {
    await tx.query(OWE, [matchId, at]);
  }

  /** Counts everything once more. Readers have the right numbers meanwhile, and wait for them longer. */
  async countAnew(): Promise<void> {
    await inTransaction(this.pools.app, async (tx) => {
      await tx.query(LOCK);
      await tx.query(START_ANEW);
      await tx.query(CHANGED);
    });
    while (await this.count());
  }
}

async function change(tx: Transaction, statement: string, values: unknown[]): Promise<void> {
  const { rows: nothing } = await tx.query<Record<string, unknown>>(statement, values);
  if (nothing.length > 0) await tx.query(SWEEP, [JSON.stringify(nothing)]);
  await tx.query(CHANGED);
}
