/** The words of the event store. Everything here is plain data; nothing knows a game. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type NewEvent = {
  readonly type: string;
  /** 1 when absent. A changed payload shape is a new version and an upcaster, never a rewritten row. */
  readonly schemaVersion?: number;
  readonly payload: Json;
};

/** Who did it, on whose request, and with which build. Part of what is hashed. */
export type EventMetadata = {
  readonly actor: { readonly keyId: string; readonly role: string; readonly playerId?: string };
  readonly requestId?: string;
  readonly commandId?: string;
  readonly matchId?: string;
  readonly causation?: string;
  readonly engine?: string;
  readonly ruleset?: string;
  /**
   * 16 random bytes in hex, drawn by the store: hashes are published, and without the salt, readers could test guesses
   * of hidden content against them. Absent from the oldest events.
   */
  readonly salt?: string;
  /**
   * SHA-256 of the command that recorded it, with what it was answered; `none` where there was no key. Written by the
   * store.
   * Absent from the oldest events.
   */
  readonly receipt?: string;
};

export type StoredEvent = {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly payload: Json;
  readonly metadata: EventMetadata;
  /** ISO 8601 with milliseconds, written by the application because the hash covers it. */
  readonly recordedAt: string;
  /** SHA-256 over the previous hash of the stream and this event, in hex. */
  readonly hash: string;
  /** Place in the ledger; absent where the event was read by its stream. */
  readonly position?: number;
};

/** An event as the feed delivers it: with its place in the gapless order of commits. */
export type LedgerEvent = StoredEvent & { readonly position: number };

/** A number is the exact version of the last event; 'no-stream' and 'exists' are enforced just as strictly. */
export type Expected = number | 'no-stream' | 'exists';

/** The name of a request by which it is found again when it is sent again. */
export interface Idempotency {
  readonly key: string;
  /** SHA-256, in hex, of the canonical request body: the same key with another body is a mistake of the caller. */
  readonly bodyHash: string;
  /** Stored with the command and returned again on replay. */
  readonly response?: Json;
}

export type Append = {
  readonly stream: string;
  readonly expected: Expected;
  /** At least one; all of them are recorded or none. */
  readonly events: readonly NewEvent[];
  readonly metadata: EventMetadata;
  /** None, or null, for a request that carries no key. */
  readonly idempotency?: Idempotency | null;
};

export type Appended =
  | {
      readonly kind: 'appended';
      readonly version: number;
      readonly hash: string;
      readonly events: readonly StoredEvent[];
    }
  | { readonly kind: 'replayed'; readonly version: number; readonly response: Json | null };

/** The last event of a stream. */
export type Head = { readonly version: number; readonly hash: string };
