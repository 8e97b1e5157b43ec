import type { ClientBase } from 'pg';
import type { StoredEvent } from './event.js';
import { StreamCorrupted } from './event-store.problems.js';
import { EVENT_COLUMNS, type EventRow, requireLink, toStoredEvent } from './event-row.js';
import { NO_STREAM } from './heads.js';
import type { Upcasters } from './upcasters.js';

export type Range = { readonly from?: number; readonly to?: number; readonly limit?: number };

/** A pool, or the connection of a transaction. */
type Reader = Pick<ClientBase, 'query'>;

const READ = `
select ${EVENT_COLUMNS} from es.events e
where e.stream = $1 and e.version between $2 and $3 order by e.version limit $4`;

const VERSION_MAX = 2 ** 31 - 1;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Events of one stream, ascending, upcast, each checked against the hash chain. A range that begins later reads one
 * event more, because the first hash covers the hash before it.
 */
export async function readStream(
  reader: Reader,
  upcasters: Upcasters,
  stream: string,
  range: Range,
): Promise<readonly StoredEvent[]> {
  // A changed record may hold anything where it names another.
  if (!UUID.test(stream)) return [];
  const from = Math.max(range.from ?? 1, 1);
  const before = from - 1;
  const limit = range.limit === undefined ? null : range.limit + (before === 0 ? 0 : 1);
  const values = [stream, before, range.to ?? VERSION_MAX, limit];
  const { rows } = await reader.query<EventRow>({ name: 'es-read', text: READ, values });
  if (before === 0 && rows.length === 0) await requireNone(reader, stream);
  let previous: Pick<EventRow, 'version' | 'hash'> = NO_STREAM;
  if (before > 0 && rows.length > 0) {
    const first = rows.shift();
    if (first?.version !== before) throw new StreamCorrupted(stream, before, 'it is missing');
    previous = first;
  }
  return rows.map((row) => {
    requireLink(row, previous);
    previous = row;
    return toStoredEvent(row, upcasters);
  });
}

/** A stream has a first event, or none; it may have begun since nothing was found. */
async function requireNone(reader: Reader, stream: string): Promise<void> {
  const { rows } = await reader.query({ name: 'es-headless', text: HEADLESS, values: [stream] });
  if (rows.length > 0) throw new StreamCorrupted(stream, 1, 'it is missing');
}

const HEADLESS = `
select from es.events where stream = $1
and not exists (select from es.events where stream = $1 and version = 1) limit 1`;
