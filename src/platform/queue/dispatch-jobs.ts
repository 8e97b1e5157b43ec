import type { LedgerEvent } from '../event-store/index.js';
import type { Consumer, Transaction } from '../projections/index.js';
import { type JobKind } from './job.js';
import { type Queues } from './queues.js';

/**
 * The queue's part of a job alone costs many times what an append does. So many a second of each kind are more than the
 * games that end while appends come as fast as they can; a job waits two seconds at most for those before it, unless
 * there are more.
 */
const PACE = { perSecond: 100, atOnce: 200, lateMs: 10_000 };

/**
 * Jobs follow from the ledger. A committed event is in it, an event that was rolled back is not; the checkpoint moves
 * only after the queue has the jobs, and after a crash between the two the same ids are added again, which adds
 * nothing.
 * Each effect has a checkpoint of its own: an effect that is new to a database begins with the first event.
 */
export function dispatchJobs(kind: JobKind, queues: Queues): Consumer {
  return {
    name: dispatcherOf(kind.effect),
    events: kind.on,
    pace: PACE,
    async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
      const requests = events.map((event) => kind.jobFor(event)).filter((request) => request !== null);
      if (requests.length > 0) await queues.add(kind.effect, requests);
    },
  };
}

/** The name of an effect's consumer, and of its checkpoint. */
export const dispatcherOf = (effect: string): string => `jobs:${effect}`;
