import type { Pool } from 'pg';
import { EVENT_COLUMNS, type EventRow, recomputedHash } from '../event-row.js';
import { NO_STREAM } from '../heads.js';
import { BEFORE_ALL_VERSIONS } from '../verify.js';
import { type Finding, NONE, ofEvent, ofRow } from './finding.js';
import { NO_COMMAND, receiptOfRow } from './receipt.js';

/**
 * Events after a place, in the order of their streams, and what the other tables say of them. One statement sees one
 * state of the database: an event is in the ledger or waits for it, and never neither.
 */
const PAGE = `
select ${EVENT_COLUMNS}, encode(l.hash, 'hex') as ledger_hash, l.gpos::text as position,
  case when l.hash is null then (
    select e.recorded_at > now() - interval '1 minute' from es.inbox i
    where i.stream = e.stream and i.version = e.version and i.hash = e.hash limit 1) end as waits_briefly,
  array(select ${receiptOfRow('c')} from es.commands c where c.stream = e.stream and c.version = e.version) as commands
from (
  select * from es.events
  where (stream, version) > ($1::uuid, $2::bigint) and stream <= $3::uuid order by stream, version limit $4
) e
left join es.ledger l on l.stream = e.stream and l.version = e.version
order by e.stream, e.version`;

const PAGE_ROWS = 2_000;
const FIRST = '00000000-0000-0000-0000-000000000000';
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Row extends EventRow {
  readonly ledger_hash: string | null;
  readonly position: string | null;
  /** Null where it does not wait. */
  readonly waits_briefly: boolean | null;
  readonly commands: readonly string[];
}

interface Before {
  readonly version: number;
  readonly hash: string;
  readonly position: number;
}

const NOTHING: Before = { ...NO_STREAM, position: 0 };

export interface EventsAsked {
  /** Only events of this stream. Undefined: of all streams. */
  readonly stream?: string;
  readonly onEvents?: (count: number) => void;
}

/**
 * Recomputes the hash of every event, and compares what the ledger and the commands say of it. Continues after a
 * finding: a changed event is reported once, without all later events.
 */
export async function* eventFindings(pool: Pool, { stream, onEvents }: EventsAsked = {}): AsyncGenerator<Finding> {
  const commands = new OwedCommands();
  let before = NOTHING;
  let at = { stream: stream ?? FIRST, version: BEFORE_ALL_VERSIONS };
  for (;;) {
    const { rows } = await pool.query<Row>(PAGE, [at.stream, at.version, stream ?? LAST, PAGE_ROWS]);
    for (const row of rows) {
      if (row.stream !== at.stream) before = NOTHING;
      yield* chainFindings(row, before);
      yield* placeFindings(row, before);
      yield* commands.findingsAt(row);
      const position = row.position === null ? before.position : Number(row.position);
      before = { version: row.version, hash: row.hash, position };
      at = row;
    }
    onEvents?.(rows.length);
    if (rows.length >= PAGE_ROWS) continue;
    yield* commands.findingsAtEnd();
    return;
  }
}

function* chainFindings(row: Row, before: Before): Generator<Finding> {
  const next = before.version + 1;
  if (row.version !== next) {
    yield ofEvent({ stream: row.stream, version: next }, 'gap', String(next), String(row.version));
    // What comes after a gap can be held against the ledger alone.
    return;
  }
  const expected = recomputedHash(row, before.hash);
  if (expected !== row.hash) yield ofEvent(row, 'hash', expected, row.hash);
}

function* placeFindings(row: Row, before: Before): Generator<Finding> {
  if (row.ledger_hash === null) {
    // The sequencer gives it its place within milliseconds, but there may be no sequencer.
    const actual = row.waits_briefly === null ? NONE : 'waiting';
    if (row.waits_briefly !== true) yield ofEvent(row, 'unplaced', 'a place in the ledger', actual);
    return;
  }
  if (row.ledger_hash !== row.hash) yield ofEvent(row, 'link', row.ledger_hash, row.hash);
  const position = Number(row.position);
  if (position < before.position) yield ofEvent(row, 'order', `after position ${before.position}`, String(position));
}

/** What an event says of the append that recorded it. The oldest events say nothing. */
interface Append {
  readonly salt: unknown;
  readonly receipt: unknown;
}

/** The last of the events that a command recorded has its row; all of them, with one salt, say which it is. */
class OwedCommands {
  private owed: { readonly row: Row; readonly append: Append } | null = null;

  *findingsAt(row: Row): Generator<Finding> {
    const append = appendOf(row.metadata);
    const goesOn = this.owed?.row.stream === row.stream && this.owed.append.salt === append.salt;
    if (!goesOn) yield* this.findingsAtEnd();
    this.owed = null;
    const { receipt } = append;
    if (typeof receipt !== 'string') return;
    for (const actual of row.commands.filter((each) => each !== receipt)) {
      yield ofRow('es.commands', keyOf(row), 'differs', receipt, actual);
    }
    if (receipt !== NO_COMMAND && !row.commands.includes(receipt)) this.owed = { row, append };
  }

  *findingsAtEnd(): Generator<Finding> {
    if (this.owed === null) return;
    const { row, append } = this.owed;
    yield ofRow('es.commands', keyOf(row), 'missing', String(append.receipt), NONE);
  }
}

function appendOf(metadata: string): Append {
  const { salt, receipt } = Object(JSON.parse(metadata)) as Partial<Append>;
  return { salt, receipt };
}

const keyOf = ({ stream, version }: Row): string => `${stream}/${version}`;
