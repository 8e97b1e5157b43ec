import type { LedgerEvent } from '../event-store/index.js';
import type { Consumer, Transaction } from '../projections/index.js';
import { type JobKind } from './job.js';
import { type Queues } from './queues.js';

/**
 * Jobs follow from the ledger. A committed event is in it, an event that was rolled back is not; the checkpoint moves
 * only after the queue has the jobs, and after a crash between the two the same ids are added again, which adds nothing.
 * Each effect has a checkpoint of its own: an effect that is new to a database begins with the first event.
 */
export function dispatchJobs(kind: JobKind, queues: Queues): Consumer {
  return {
    name: dispatcherOf(kind.effect),
    events: kind.on,
    async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
      const requests = events.map((event) => kind.jobFor(event)).filter((request) => request !== null);
      if (requests.length > 0) await queues.add(kind.effect, requests);
    },
  };
}

/** The name of an effect's consumer, and of its checkpoint. */
export const dispatcherOf = (effect: string): string => `jobs:${effect}`;
