/**
 * What can go wrong in the store. Problems are refusals that a client can do something about, and what was found out
 * about a record; modules that append on behalf of clients register them. The other errors are faults of ours.
 */
import { problem } from '../problems/index.js';
import type { Expected } from './event.js';

export class VersionConflict extends problem('event-store.version-conflict', {
  status: 409,
  title: 'The stream has changed',
  help: 'Read the stream again and decide anew; `actual` is its present version.',
  members: ['expected', 'actual'],
}) {
  constructor(
    readonly stream: string,
    readonly expected: Expected,
    /** 0 when the stream has no event. */
    readonly actual: number,
  ) {
    super(`Stream ${stream} is at version ${actual}, expected ${expected}`);
  }
}

export class IdempotencyMismatch extends problem('event-store.idempotency-mismatch', {
  status: 422,
  title: 'Idempotency key used with another body',
  help: 'A key belongs to one request. Use a new key for a new request.',
}) {
  constructor(
    readonly stream: string,
    readonly key: string,
  ) {
    super(`Idempotency key ${key} was used with another body on stream ${stream}`);
  }
}

/** More appends wait than the store may hold, or everybody appends to the same stream. Nothing was recorded. */
export class StoreBusy extends problem('event-store.busy', {
  status: 503,
  title: 'Too many appends at once',
  help: 'Nothing was recorded. Send the request again after Retry-After seconds.',
}) {
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many appends at once, retry in ${retryAfterSeconds} s`);
  }
}

/**
 * The database could not be reached or refused to work. Whether the events were recorded may be unknown: repeat the
 * request with the same idempotency key.
 */
export class StoreUnavailable extends problem('event-store.unavailable', {
  status: 503,
  title: 'The event store cannot be reached',
  help: 'The request may have been recorded. Send it again with the same idempotency key.',
}) {
  readonly retryAfterSeconds = 1;
  constructor(cause: unknown) {
    super('The event store cannot be reached', { cause });
  }
}

/** The append itself is malformed; no state of the store could accept it. */
export class InvalidAppend extends Error {
  readonly code = 'event-store.invalid-append';
}

/** A stored event no longer matches its hash. Nothing may be derived from such a stream until somebody has looked. */
export class StreamCorrupted extends problem('event-store.stream-corrupted', {
  status: 409,
  title: 'The record was changed',
  help: 'Recorded events of `stream` were changed, removed or moved; `version` is the first faulty one. The stream is neither shown nor continued until this is resolved. Request an audit.',
  members: ['stream', 'version', 'reason'],
}) {
  constructor(
    readonly stream: string,
    readonly version: number,
    readonly reason: string,
  ) {
    super(`Stream ${stream} fails verification at version ${version}: ${reason}`);
  }
}

/** The same moment, engine and stream led to two different states. */
export class SnapshotDisagrees extends Error {
  readonly code = 'event-store.snapshot-disagrees';
  constructor(
    readonly stream: string,
    readonly version: number,
    readonly stored: string,
    readonly actual: string,
  ) {
    super(`The state of stream ${stream} at version ${version} has the hash ${actual}, but its snapshot has ${stored}`);
  }
}
