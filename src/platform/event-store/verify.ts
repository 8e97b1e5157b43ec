import type { Pool } from 'pg';
import type { StoredEvent } from './event.js';
import { EVENT_COLUMNS, type EventRow, recomputedHash, toStoredEvent } from './event-row.js';
import { NO_STREAM } from './heads.js';
import type { Upcasters } from './upcasters.js';

export type Verification =
  | { readonly ok: true; readonly events: number; readonly head: string }
  | {
      readonly ok: false;
      /** The first version that differs from what was recorded. */
      readonly version: number;
      /**
       * - `gap`: the event is missing, in the middle or (the ledger knows it) at the end.
       * - `hash`: the event was changed, its hash was not.
       * - `link`: event and hash were changed together; the ledger vouches for another hash.
       */
      readonly reason: 'hash' | 'gap' | 'link';
      readonly expected: string;
      readonly actual: string;
    };

const PAGE = `
select ${EVENT_COLUMNS}, encode(l.hash, 'hex') as ledger_hash
from es.events e left join es.ledger l on l.stream = e.stream and l.version = e.version
where e.stream = $1 and e.version > $2::bigint order by e.version limit $3`;

const LAST_IN_LEDGER = `select coalesce(max(version), 0) as version from es.ledger where stream = $1`;

const PAGE_ROWS = 2_000;
/** Below all values of the column: an event before the first one was not recorded by the service. */
export const BEFORE_ALL_VERSIONS = -(2 ** 31) - 1;
const NONE = 'none';

/**
 * Events that a chain of hashes vouches for, ascending from version 1. Each is read from its text when it is asked for.
 */
export interface VerifiedEvents {
  readonly count: number;
  /** The recorded hash of an event. It covers all events before it. */
  hashAt(version: number): string;
  /** From a version up to another one, upcast. Throws `StreamCorrupted` for one whose metadata names no actor. */
  slice(from: number, to: number): readonly StoredEvent[];
}

/** What was read of a stream, once: whether its chain holds, and the events as far as it does. */
export interface VerifiedStream {
  readonly chain: Verification;
  readonly events: VerifiedEvents;
}

/**
 * Walks a whole stream and recomputes every hash from the stored bytes; names the first event that is not as it was
 * recorded.
 */
export async function verifyStream(pool: Pool, upcasters: Upcasters, stream: string): Promise<VerifiedStream> {
  // Asked before the events are read: what is recorded meanwhile is not missing from them.
  const known = await lastInLedger(pool, stream);
  const trusted: EventRow[] = [];
  const events: VerifiedEvents = {
    get count() {
      return trusted.length;
    },
    hashAt: (version) => trusted[version - 1]?.hash ?? NONE,
    slice: (from, to) => trusted.slice(from - 1, to).map((row) => toStoredEvent(row, upcasters)),
  };
  let last: { version: number; hash: string } = NO_STREAM;
  for (let after = BEFORE_ALL_VERSIONS; ; after = last.version) {
    const rows = await readPage(pool, stream, after);
    for (const row of rows) {
      const fault = faultIn(row, last);
      if (fault !== null) return { chain: fault, events };
      trusted.push(row);
      last = row;
    }
    if (rows.length < PAGE_ROWS) break;
  }
  const next = last.version + 1;
  const isShort = known >= next;
  const gap = { ok: false, version: next, reason: 'gap', expected: String(next), actual: NONE } as const;
  return { chain: isShort ? gap : { ok: true, events: last.version, head: last.hash }, events };
}

async function lastInLedger(pool: Pool, stream: string): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(LAST_IN_LEDGER, [stream]);
  return rows[0]?.version ?? 0;
}

type VerifiedRow = EventRow & { readonly ledger_hash: string | null };

async function readPage(pool: Pool, stream: string, after: number): Promise<readonly VerifiedRow[]> {
  const { rows } = await pool.query<VerifiedRow>({ name: 'es-verify', text: PAGE, values: [stream, after, PAGE_ROWS] });
  return rows;
}

function faultIn(row: VerifiedRow, last: { version: number; hash: string }): Verification | null {
  const version = last.version + 1;
  if (row.version !== version) {
    return { ok: false, version, reason: 'gap', expected: String(version), actual: String(row.version) };
  }
  const expected = recomputedHash(row, last.hash);
  if (expected !== row.hash) return { ok: false, version, reason: 'hash', expected, actual: row.hash };
  if (row.ledger_hash === null || row.ledger_hash === row.hash) return null;
  return { ok: false, version, reason: 'link', expected: row.ledger_hash, actual: row.hash };
}
