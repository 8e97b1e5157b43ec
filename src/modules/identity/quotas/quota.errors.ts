const DAY_SECONDS = 86_400;

/** The caller has made so many today. */
export class QuotaExhausted extends Error {
  readonly code = 'quota.exhausted';
  readonly per = 'day';
  /** Days begin at midnight, UTC. */
  readonly retryAfterSeconds = DAY_SECONDS - (Math.floor(Date.now() / 1000) % DAY_SECONDS);
  constructor(
    readonly what: string,
    readonly most: number,
  ) {
    super(`At most ${most} a day of what takes ${what}.`);
  }
}
