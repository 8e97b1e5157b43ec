import type { Expected } from './event.js';

/** Every way in which the event store cannot do what was asked. `code` is stable; HTTP statuses are given elsewhere. */
export abstract class EventStoreError extends Error {
  abstract readonly code: string;
}

export class VersionConflict extends EventStoreError {
  readonly code = 'event-store.version-conflict';
  constructor(
    readonly stream: string,
    readonly expected: Expected,
    /** 0 when the stream has no event. */
    readonly actual: number,
  ) {
    super(`Stream ${stream} is at version ${actual}, expected ${expected}`);
  }
}

export class IdempotencyMismatch extends EventStoreError {
  readonly code = 'event-store.idempotency-mismatch';
  constructor(
    readonly stream: string,
    readonly key: string,
  ) {
    super(`Idempotency key ${key} was used with another body on stream ${stream}`);
  }
}

/** More appends wait than the store may hold, or everybody appends to the same stream. Nothing was recorded. */
export class StoreBusy extends EventStoreError {
  readonly code = 'event-store.busy';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many appends at once, retry in ${retryAfterSeconds} s`);
  }
}

/**
 * The database could not be reached or refused to work. Whether the events were recorded may be unknown: repeat the
 * request with the same idempotency key.
 */
export class StoreUnavailable extends EventStoreError {
  readonly code = 'event-store.unavailable';
  readonly retryAfterSeconds = 1;
  constructor(cause: unknown) {
    super('The event store cannot be reached', { cause });
  }
}

/** The append itself is malformed; no state of the store could accept it. */
export class InvalidAppend extends EventStoreError {
  readonly code = 'event-store.invalid-append';
}

/** A stored event no longer matches its hash. Nothing may be derived from such a stream until somebody has looked. */
export class StreamCorrupted extends EventStoreError {
  readonly code = 'event-store.stream-corrupted';
  constructor(
    readonly stream: string,
    readonly version: number,
    readonly reason: string,
  ) {
    super(`Stream ${stream} fails verification at version ${version}: ${reason}`);
  }
}

/** The same moment, engine and stream led to two different states. */
export class SnapshotDisagrees extends EventStoreError {
  readonly code = 'event-store.snapshot-disagrees';
  constructor(
    readonly stream: string,
    readonly version: number,
    readonly stored: string,
    readonly actual: string,
  ) {
    super(`State of stream ${stream} at version ${version} hashes to ${actual}, the snapshot says ${stored}`);
  }
}
