import type { LedgerEvent } from '../event-store/index.js';

/**
 * Of a consumer whose effects cost those who append: while the ledger grows it takes so many events a second, that
 * appends may go first. What is late already is held back no more, and nothing is while nobody appends.
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
