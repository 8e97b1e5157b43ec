/** The clock of a round, in milliseconds. What time it is comes from the log, or from the reader. */
export interface RoundClock {
  /** Since 1970. */
  readonly startedAt: number;
  readonly length: number;
  /** When the time is up, since 1970; null while the clock is paused. */
  readonly endsAt: number | null;
  /** What is left while the clock is paused; null while it runs. */
  readonly left: number | null;
}

export const startedClock = (at: number, length: number): RoundClock => ({
  startedAt: at,
  length,
  endsAt: at + length,
  left: null,
});

/** A clock that is paused stays as it is. */
export const pausedClock = (clock: RoundClock, at: number): RoundClock =>
  clock.endsAt === null ? clock : { ...clock, endsAt: null, left: clock.endsAt - at };

/** A clock that runs stays as it is. */
export const resumedClock = (clock: RoundClock, at: number): RoundClock =>
  clock.left === null ? clock : { ...clock, endsAt: at + clock.left, left: null };

/** Negative after the end. */
export const leftOf = ({ endsAt, left }: RoundClock, now: number): number =>
  endsAt === null ? (left ?? 0) : endsAt - now;
