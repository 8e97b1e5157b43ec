import type { Pool } from 'pg';

const OLDEST = `select min(id)::text as oldest from es.inbox`;

/** Events are sequenced within milliseconds; what waits for longer than this waits in vain. */
const PATIENCE_MS = 5_000;

/**
 * Detects events that wait for their place in the ledger: there is no leader, or the leader is stuck. Readers would see
 * nothing new.
 */
export class OutboxWatch {
  private seen: { readonly oldest: string; readonly since: number } | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /**
   * Rejects when the event that was the oldest `patienceMs` ago still is. Says nothing the first time: there is nothing
   * to compare.
   */
  async check(): Promise<void> {
    const { rows } = await this.pool.query<{ oldest: string | null }>(OLDEST);
    const oldest = rows[0]?.oldest ?? undefined;
    if (oldest === undefined) this.seen = undefined;
    else if (this.seen?.oldest !== oldest) this.seen = { oldest, since: Date.now() };
    const waitedMs = this.seen === undefined ? 0 : Date.now() - this.seen.since;
    if (waitedMs > this.patienceMs)
      throw new Error(`events have waited for the sequencer for ${Math.round(waitedMs / 1000)} s`);
  }
}
