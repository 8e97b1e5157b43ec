import type { Json, LedgerEvent } from '../event-store/index.js';

/**
 * A kind of job. Its `effect` is a verb phrase (`build-replay`) that names what is true once it has run: jobs run at
 * least once and sometimes twice, so running one again must lead to the same effect.
 */
export interface JobKind {
  readonly effect: string;
  /** Event types that may call for the job; none where somebody gives it to the queue. */
  readonly on: readonly string[];
  /** The job that an event of those types calls for, or null; decided by the event alone, so that it is never lost. */
  jobFor(event: LedgerEvent): JobRequest | null;
  run(job: RunningJob): Promise<void>;
  /** Runs at a time in one process; 2 where nothing is said. */
  readonly concurrency?: number;
}

/** `id` follows from the event (`replay-<stream>-<version>`): asking twice for one job gives one job. */
export interface JobRequest {
  readonly id: string;
  readonly data: Json;
  /** The first try comes so much later; at once where nothing is said. */
  readonly delayMs?: number;
}

export interface RunningJob {
  readonly id: string;
  readonly data: Json;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Says how far the job is, from 0 to 1. */
  progress(done: number): Promise<void>;
}

/**
 * `retrying` waits for its next try after a failure, or for the moment for which it was given; `dead` has failed for
 * good and waits for a person.
 */
export const JOB_STATES = ['waiting', 'active', 'retrying', 'completed', 'dead'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobReport {
  readonly effect: string;
  readonly id: string;
  readonly state: JobState;
  readonly data: Json;
  /** Tries made so far. */
  readonly attempts: number;
  readonly progress: number;
  readonly reason?: string;
  readonly failedAt?: string;
}

export interface EffectReport {
  readonly effect: string;
  readonly counts: Readonly<Record<JobState, number>>;
}

/** The job an event calls for: `<name>-<stream>-<version>`. */
export function jobId(name: string, event: { readonly stream: string; readonly version: number }): string {
  return `${name}-${event.stream}-${event.version}`;
}
