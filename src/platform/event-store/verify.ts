import type { Pool } from 'pg';
import { EVENT_COLUMNS, type EventRow, recomputedHash } from './event-row.js';
import { NO_STREAM } from './heads.js';

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
where e.stream = $1 and e.version > $2 order by e.version limit $3`;

const LAST_IN_LEDGER = `select coalesce(max(version), 0) as version from es.ledger where stream = $1`;

const PAGE_ROWS = 2_000;
const NONE = 'none';

/**
 * Walks a whole stream and recomputes every hash from the stored bytes; names the first event that is not as it was
 * recorded.
 */
export async function verifyStream(pool: Pool, stream: string): Promise<Verification> {
  // Asked before the events are read: what is recorded meanwhile is not missing from them.
  const known = await lastInLedger(pool, stream);
  let last: { version: number; hash: string } = NO_STREAM;
  for (;;) {
    const rows = await readPage(pool, stream, last.version);
    for (const row of rows) {
      const fault = faultIn(row, last);
      if (fault !== null) return fault;
      last = row;
    }
    if (rows.length < PAGE_ROWS) break;
  }
  const next = last.version + 1;
  if (known >= next) return { ok: false, version: next, reason: 'gap', expected: String(next), actual: NONE };
  return { ok: true, events: last.version, head: last.hash };
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
