import type { LedgerEvent } from '../event-store/index.js';

/**
 * The pace of a consumer whose effects slow down appends: while the ledger grows, it takes so many events a second, so
 * that appends go first. It is not slowed down if it is late, or without appends.
 */
export interface Pace {
  readonly perSecond: number;
  /** Events that it takes before it rests. */
  readonly atOnce: number;
  readonly lateMs: number;
}

/** How long to rest after some events, the last of which was recorded when it says. */
export function restAfter(
  { perSecond, lateMs }: Pace,
  taken: readonly Pick<LedgerEvent, 'recordedAt'>[],
  now: number,
): number {
  const last = taken.at(-1);
  const isLate = last === undefined || now - Date.parse(last.recordedAt) > lateMs;
  return isLate ? 0 : (taken.length / perSecond) * 1_000;
}
