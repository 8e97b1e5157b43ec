import { problem } from '../../../platform/problems/index.js';

const DAY_SECONDS = 86_400;

/** The caller has made so many today. */
export class QuotaExhausted extends problem('quota.exhausted', {
  status: 429,
  title: 'So many a day',
  help: 'Come again tomorrow (UTC), or ask who runs the service for more; `what` is made `most` times a day.',
  members: ['what', 'most', 'per'],
}) {
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
