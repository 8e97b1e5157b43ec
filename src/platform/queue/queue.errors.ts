import { problem } from '../problems/index.js';

export class JobNotFound extends problem('job.not-found', {
  status: 404,
  title: 'No such job',
  help: 'GET /v1/jobs lists the jobs that need attention.',
}) {
  constructor(readonly id: string) {
    super(`There is no job '${id}'.`);
  }
}

/** Only a dead job is retried by hand: every other one is under way by itself. */
export class JobNotDead extends problem('job.not-dead', {
  status: 409,
  title: 'The job is not dead',
  help: 'A job that waits, runs or is done needs no retry. See its state at GET /v1/jobs.',
}) {
  constructor(
    readonly id: string,
    readonly state: string,
  ) {
    super(`Job '${id}' is ${state}; only a dead job can be retried.`);
  }
}

/** Where jobs are kept does not answer. Whether something was added may be unknown: adding again is harmless. */
export class QueueUnavailable extends problem('queue.unavailable', {
  status: 503,
  title: 'The job queue cannot be reached',
  help: 'Send the request again after Retry-After seconds. What is recorded is safe: its jobs follow when the queue is back.',
}) {
  readonly retryAfterSeconds = 5;
  constructor(cause?: unknown) {
    super('The job queue cannot be reached.', { cause });
  }
}

export interface JobFailure {
  readonly id: string;
  readonly cause: unknown;
}

/** A rebuild ran to its end, but some of its jobs failed; what they made before is still there. */
export class RebuildIncomplete extends Error {
  readonly code = 'job.rebuild-incomplete';
  constructor(readonly failures: readonly JobFailure[]) {
    const reasons = failures.map(({ id, cause }) => `${id}: ${cause instanceof Error ? cause.message : String(cause)}`);
    super(`${failures.length} jobs of the rebuild failed:\n${reasons.join('\n')}`);
  }
}
