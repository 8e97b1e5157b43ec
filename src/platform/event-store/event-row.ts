import { parseJson } from './canonical-json.js';
import { chainedHash } from './chain.js';
import type { EventMetadata, Json, StoredEvent } from './event.js';
import { StreamCorrupted } from './event-store.problems.js';
import type { Upcasters } from './upcasters.js';

/** How a stored event comes out of the database: JSON still as the text that was hashed. */
export type EventRow = {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema_version: number;
  readonly recorded_at: Date;
  readonly hash: string;
  readonly metadata: string;
  readonly payload: string;
};

export const EVENT_COLUMNS = `e.stream, e.version, e.type, e.schema_version, e.recorded_at, encode(e.hash, 'hex') as hash,
  e.metadata::text as metadata, e.payload::text as payload`;

/** What the hash of this row must be after an event with the hash `previous`. */
export function recomputedHash(row: EventRow, previous: string): string {
  return chainedHash(previous, row.stream, {
    version: row.version,
    type: row.type,
    schemaVersion: row.schema_version,
    payload: row.payload,
    metadata: row.metadata,
    recordedAt: row.recorded_at.toISOString(),
  });
}

export function toStoredEvent(row: EventRow, upcasters: Upcasters): StoredEvent {
  const { stream, version, type, hash } = row;
  const current = upcasters.upcast({ type, schemaVersion: row.schema_version, payload: parseJson(row.payload) });
  return {
    stream,
    version,
    type: current.type,
    schemaVersion: current.schemaVersion,
    payload: current.payload,
    metadata: parseMetadata(row),
    recordedAt: row.recorded_at.toISOString(),
    hash,
  };
}

/**
 * Metadata has one writer, `EventStore.append`, whose type says what it holds. Who acted is looked for all the same: a
 * row that somebody else changed may have got a hash that fits.
 */
function parseMetadata({ stream, version, metadata }: EventRow): EventMetadata {
  const parsed = parseJson(metadata);
  if (!hasActor(parsed)) throw new StreamCorrupted(stream, version, 'its metadata names no actor');
  return parsed as EventMetadata;
}

const hasActor = (metadata: Json): boolean => {
  const actor = isRecord(metadata) ? metadata['actor'] : undefined;
  return isRecord(actor) && ACTOR.every((field) => typeof actor[field] === 'string');
};

const ACTOR = ['keyId', 'role'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A reader never gets an event that does not follow from the one before it. */
export function requireLink(row: EventRow, previous: { readonly version: number; readonly hash: string }): void {
  const { stream, version } = row;
  if (version !== previous.version + 1)
    throw new StreamCorrupted(stream, previous.version + 1, `found version ${version}`);
  if (recomputedHash(row, previous.hash) !== row.hash)
    throw new StreamCorrupted(stream, version, 'its hash does not match');
}
