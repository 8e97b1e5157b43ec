import { problem } from '../../../platform/problems/index.js';

const DAY_SECONDS = 86_400;

/** The caller has made so many today. */
export class QuotaExhausted extends problem('quota.exhausted', {
  status: 429,
  title: 'Daily limit reached',
  help: 'Try again tomorrow (UTC), or ask the operator for a higher limit. `what` is allowed `most` times a day.',
  members: ['what', 'most', 'per'],
}) {
  readonly per = 'day';
  /** Days begin at midnight, UTC. */
  readonly retryAfterSeconds = DAY_SECONDS - (Math.floor(Date.now() / 1000) % DAY_SECONDS);
  constructor(
    readonly what: string,
    readonly most: number,
  ) {
    super(`${what} is allowed ${most} times a day.`);
  }
}
