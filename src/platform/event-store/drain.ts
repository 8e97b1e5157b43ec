import type { ClientBase } from 'pg';
import { GENESIS_HASH } from './chain.js';

export const LEDGER_CHANNEL = 'es_ledger';

/** Events per statement; a statement that moved so many has left some behind. */
export const DRAINED_MAX = 2_000;

/**
 * Moves the oldest committed outbox rows into the ledger: next positions, next roots, one notification. Rows of open
 * transactions are invisible to it, so it can neither skip them for good nor be held up by them: they simply come
 * later. Within a stream the outbox ids ascend with the versions, because a version is only appended after the one
 * before it was committed.
 */
const DRAIN = `
with base as (
  select gpos, root from es.ledger order by gpos desc limit 1
), drained as (
  delete from es.inbox where id <= (select max(id) from (select id from es.inbox order by id limit $1) oldest)
  returning id, stream, version, hash
), sequenced as (
  insert into es.ledger (gpos, stream, version, hash, root)
  select coalesce((select gpos from base), 0) + row_number() over oldest_first, stream, version, hash,
    es.chained_root(hash, coalesce((select root from base), $2::bytea)) over oldest_first
  from drained window oldest_first as (order by id rows unbounded preceding)
  returning gpos
)
select count(*)::int as events, pg_notify('${LEDGER_CHANNEL}', max(gpos)::text) from sequenced having count(*) > 0`;

const DISCARD_REPEATED = `
delete from es.inbox i
where exists (select from es.ledger l where l.stream = i.stream and l.version = i.version)
  or exists (select from es.inbox o where o.stream = i.stream and o.version = i.version and o.id < i.id)
returning i.stream, i.version`;

/** How many events got their place; only the holder of the sequencer's lock may call it. */
export async function drain(client: ClientBase): Promise<number> {
  const values = [DRAINED_MAX, `\\x${GENESIS_HASH}`];
  const { rows } = await client.query<{ events: number }>({ name: 'es-drain', text: DRAIN, values });
  return rows[0]?.events ?? 0;
}

/**
 * Removes events from the queue that have a place, or are queued twice. Only possible if somebody wrote to the tables
 * directly.
 */
export async function discardRepeated(client: ClientBase): Promise<readonly { stream: string; version: number }[]> {
  const { rows } = await client.query<{ stream: string; version: number }>(DISCARD_REPEATED);
  return rows;
}
