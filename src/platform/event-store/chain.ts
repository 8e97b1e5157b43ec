import { hash } from 'node:crypto';

/**
 * The hash chain of a stream: `hash(n) = SHA-256(hash(n-1) ‖ canonical JSON of event n)`, with 32 zero bytes before
 * the first event. The canonical JSON has the members metadata, payload, recordedAt, schemaVersion, stream, type,
 * version, in this (sorted) order. The chain needs no database: from the events of a stream anybody can recompute
 * it.
 */

export const GENESIS_HASH = '0'.repeat(64);

/** One event with payload and metadata already in canonical form; the same text is hashed, sent and stored. */
export type SealedEvent = {
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly payload: string;
  readonly metadata: string;
  readonly recordedAt: string;
  readonly hash: string;
};

export function chainedHash(previous: string, stream: string, event: Omit<SealedEvent, 'hash'>): string {
  return sha256(
    previous,
    `{"metadata":${event.metadata},"payload":${event.payload},"recordedAt":"${event.recordedAt}",` +
      `"schemaVersion":${event.schemaVersion},"stream":"${stream}","type":${JSON.stringify(event.type)},"version":${event.version}}`,
  );
}

/** Root of the ledger after one more event: SHA-256 over two raw hashes, the same step that es.next_root takes. */
export function nextRoot(root: string, eventHash: string): string {
  return hash('sha256', Buffer.from(root + eventHash, 'hex'));
}

// Verification hashes tens of thousands of events per second; one buffer spares an allocation for each of them.
const scratch = Buffer.allocUnsafe(64 * 1024);
const HASH_BYTES = 32;
const UTF8_BYTES_PER_UNIT_MAX = 3;

function sha256(previous: string, text: string): string {
  const bytesMax = HASH_BYTES + text.length * UTF8_BYTES_PER_UNIT_MAX;
  const buffer = bytesMax <= scratch.length ? scratch : Buffer.allocUnsafe(bytesMax);
  buffer.write(previous, 0, 'hex');
  const bytes = HASH_BYTES + buffer.write(text, HASH_BYTES);
  return hash('sha256', buffer.subarray(0, bytes));
}
