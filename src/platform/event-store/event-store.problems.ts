import type { ProblemTable } from '../problems/index.js';

/**
 * Refusals of the store that a client can do something about, and what was found out about a record; whoever appends on
 * behalf of clients registers them. The store's other errors are faults of ours and have no row.
 */
export const eventStoreProblems = {
  'event-store.version-conflict': {
    status: 409,
    title: 'Somebody was faster',
    help: 'Read the stream again and decide anew: `actual` is its version now.',
    members: ['expected', 'actual'],
  },
  'event-store.idempotency-mismatch': {
    status: 422,
    title: 'Idempotency key used with another body',
    help: 'A key belongs to one request. Use a new key for a new request.',
  },
  'event-store.busy': {
    status: 503,
    title: 'Too many appends at once',
    help: 'Nothing was recorded. Send the request again after Retry-After seconds.',
  },
  'event-store.stream-corrupted': {
    status: 409,
    title: 'Record was changed',
    help: 'Somebody changed, removed or moved what was recorded; `version` of `stream` is the first that shows it. Nothing is told of it, or recorded after it, until somebody has looked: ask for the audit.',
    members: ['stream', 'version', 'reason'],
  },
  'decoding.unexpected': {
    status: 409,
    title: 'Record is not what its type promises',
    help: 'What is stored at `at` was changed by other hands than the service: ask for the audit.',
    members: ['at', 'expected'],
  },
  'event-store.unavailable': {
    status: 503,
    title: 'The event store cannot be reached',
    help: 'Whether it was recorded is unknown: send the request again with the same idempotency key.',
  },
} as const satisfies ProblemTable;
