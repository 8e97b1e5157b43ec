import type { Pool } from 'pg';
import { type Finding, NONE, ofRow } from './finding.js';

/** Commands of events that are not there, after a place. */
const COMMANDS = `
select c.stream, c.version, c.key from es.commands c
where not exists (select from es.events e where e.stream = c.stream and e.version = c.version)
order by c.stream, c.key limit $1`;

/** What waits for its place and is no event as it was recorded, or has a place. */
const INBOX = `
select i.id::text as id, i.stream, i.version, encode(i.hash, 'hex') as hash, encode(e.hash, 'hex') as recorded,
  l.gpos::text as position
from es.inbox i
left join es.events e on e.stream = i.stream and e.version = i.version
left join es.ledger l on l.stream = i.stream and l.version = i.version
where e.hash is distinct from i.hash or l.gpos is not null
  or exists (select from es.inbox o where o.stream = i.stream and o.version = i.version and o.id < i.id)
order by i.id limit $1`;

/** Events of one stream that wait in another order than that of their versions. */
const DISORDERED = `
select i.id::text as id, i.stream, i.version from es.inbox i
where exists (select from es.inbox o where o.stream = i.stream and o.version > i.version and o.id < i.id)
order by i.id limit $1`;

/** A consumer that has read further than the ledger goes would miss what comes. */
const CHECKPOINTS = `
select subscription, position::text as position, head::text as head
from es.checkpoints, (select coalesce(max(gpos), 0) as head from es.ledger) l
where position > head or position < 0 order by subscription limit $1`;

const SNAPSHOTS = `
select s.stream, s.engine, s.version from es.snapshots s
where not exists (select from es.events e where e.stream = s.stream and e.version = s.version)
order by s.stream, s.engine, s.version limit $1`;

/** The reported findings of each table: further examples would add nothing. */
const ROWS_MAX = 1_000;

/** Rows beside the events that name no event, or an event with another content. */
export async function* besideFindings(pool: Pool): AsyncGenerator<Finding> {
  const rowsOf = async <Row extends object>(text: string) => (await pool.query<Row>(text, [ROWS_MAX])).rows;
  for (const { stream, version, key } of await rowsOf<{ stream: string; version: number; key: string }>(COMMANDS)) {
    yield ofRow('es.commands', `${stream}/${version}`, 'no-event', NONE, `key ${key}`);
  }
  for (const row of await rowsOf<InboxRow>(INBOX)) {
    if (row.position !== null) yield ofRow('es.inbox', row.id, 'no-event', `position ${row.position}`, 'waiting');
    else yield ofRow('es.inbox', row.id, 'no-event', row.recorded ?? NONE, row.hash);
  }
  for (const { id, stream, version } of await rowsOf<Omit<InboxRow, 'hash'>>(DISORDERED)) {
    yield ofRow('es.inbox', id, 'order', 'versions in their order', `${stream}/${version}`);
  }
  for (const { subscription, position, head } of await rowsOf<CheckpointRow>(CHECKPOINTS)) {
    yield { ...ofRow('es.checkpoints', subscription, 'differs', `at most ${head}`, position), column: 'position' };
  }
  for (const row of await rowsOf<{ stream: string; engine: string; version: number }>(SNAPSHOTS)) {
    yield ofRow('es.snapshots', `${row.stream}/${row.engine}/${row.version}`, 'no-event');
  }
}

interface InboxRow {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
  readonly recorded: string | null;
  readonly position: string | null;
}

interface CheckpointRow {
  readonly subscription: string;
  readonly position: string;
  readonly head: string;
}
