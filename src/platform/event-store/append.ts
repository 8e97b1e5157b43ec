import type { ClientBase, QueryConfig } from 'pg';
import type { SealedEvent } from './chain.js';
import type { SealedAppend } from './seal.js';

/**
 * The only place of the whole project that inserts events (test/architecture/one-writer.spec.ts guards it).
 *
 * One prepared statement compares and appends, and records outbox and command rows with the events. It never fails
 * for a reason that lies in one append: a refused one is simply missing from the result, and the others are
 * recorded.
 *
 * - An append is allowed if the event at the expected version exists *with the expected hash* (or none is expected),
 *   and its command is new.
 * - `opening`: the first event of an append decides races. The primary key (stream, version) lets one writer through;
 *   the others wait for its commit and then insert nothing.
 * - All else hangs on `opening`: the whole append is recorded, or nothing of it.
 */

/**
 * Any number of appends, at most one per stream; a row is an event, and the first row of an append carries what the
 * append is about. Rows go in by stream, one order for everybody, so that writers cannot deadlock. The scalar
 * subqueries are one index lookup each, whatever the planner believes about the size of the tables.
 */
const APPEND_MANY = `
with event as materialized (
  select * from unnest(
    $1::uuid[], $2::int[], $3::timestamptz[], $4::smallint[], $5::bytea[], $6::text[], $7::json[], $8::json[],
    $9::bytea[], $10::text[], $11::bytea[], $12::json[], $13::int[]
  ) as _ (stream, version, recorded_at, schema_version, hash, type, metadata, payload, previous, key, body_hash, response, last_version)
), opening as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select stream, version, recorded_at, schema_version, hash, type, metadata, payload from event e
  where previous is not null
    and (version = 1 or (select p.hash from es.events p where p.stream = e.stream and p.version = e.version - 1) = previous)
    and (key is null or (select c.version from es.commands c where c.stream = e.stream and c.key = e.key) is null)
  order by stream
  on conflict do nothing returning stream, version, hash
), following as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select e.stream, e.version, e.recorded_at, e.schema_version, e.hash, e.type, e.metadata, e.payload
  from event e join opening o on o.stream = e.stream and o.version < e.version
  returning stream, version, hash
), outbox as (
  insert into es.inbox (stream, version, hash)
  select * from (select * from opening union all select * from following) recorded order by stream, version
), receipt as (
  insert into es.commands (stream, version, key, body_hash, response)
  select e.stream, e.last_version, e.key, e.body_hash, e.response
  from event e join opening o on o.stream = e.stream where e.key is not null
)
select stream from opening`;

/**
 * The same for one append of one event, which is what a quiet service sees: with plain parameters the planner touches
 * one partition instead of sixteen, and the statement costs half.
 */
const APPEND_ONE = `
with opening as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select $1::uuid, $2::int + 1, $4::timestamptz, $5::smallint, $6::bytea, $7::text, $8::json, $9::json
  where ($2::int = 0 or (select p.hash from es.events p where p.stream = $1::uuid and p.version = $2::int) = $3::bytea)
    and (select c.version from es.commands c where c.stream = $1::uuid and c.key = $10::text) is null
  on conflict do nothing returning stream, version, hash
), outbox as (
  insert into es.inbox (stream, version, hash) select stream, version, hash from opening
), receipt as (
  insert into es.commands (stream, version, key, body_hash, response)
  select stream, version, $10::text, $11::bytea, $12::json from opening where $10::text is not null
)
select stream from opening`;

/** The streams whose appends were recorded; they are durable when the promise resolves. */
export async function appendBatch(client: ClientBase, appends: readonly SealedAppend[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ stream: string }>(statement(appends));
  return new Set(rows.map((row) => row.stream));
}

function statement(appends: readonly SealedAppend[]): QueryConfig<unknown[]> {
  const [first, second] = appends;
  if (first?.events.length === 1 && second === undefined) {
    return { name: 'es-append-one', text: APPEND_ONE, values: oneRow(first) };
  }
  return { name: 'es-append-many', text: APPEND_MANY, values: columns(appends) };
}

function oneRow({ stream, previous, last, command }: SealedAppend): unknown[] {
  return [
    ...[
      stream,
      previous.version,
      bytea(previous.hash),
      last.recordedAt,
      last.schemaVersion,
      bytea(last.hash),
      last.type,
    ],
    ...[last.metadata, last.payload, command?.key, command && bytea(command.bodyHash), command?.response],
  ];
}

function columns(appends: readonly SealedAppend[]): unknown[] {
  const rows = appends.flatMap((append) =>
    append.events.map((event, place) => ({ append, event, opens: place === 0 })),
  );
  const ofEvent = (pick: (event: SealedEvent) => unknown) => rows.map(({ event }) => pick(event));
  const ofAppend = (pick: (append: SealedAppend) => unknown) =>
    rows.map(({ append, opens }) => (opens ? pick(append) : null));
  return [
    rows.map(({ append }) => append.stream),
    ofEvent(({ version }) => version),
    ofEvent(({ recordedAt }) => recordedAt),
    ofEvent(({ schemaVersion }) => schemaVersion),
    ofEvent(({ hash }) => bytea(hash)),
    ofEvent(({ type }) => type),
    ofEvent(({ metadata }) => metadata),
    ofEvent(({ payload }) => payload),
    ofAppend(({ previous }) => bytea(previous.hash)),
    ofAppend(({ command }) => command?.key),
    ofAppend(({ command }) => command && bytea(command.bodyHash)),
    ofAppend(({ command }) => command?.response),
    ofAppend(({ last }) => last.version),
  ];
}

const bytea = (hex: string): string => `\\x${hex}`;
