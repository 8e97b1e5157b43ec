import type { ClientBase, QueryConfig } from 'pg';
import type { SealedAppend } from './seal.js';

/**
 * The only place of the whole project that inserts events (test/architecture/one-writer.spec.ts guards it).
 *
 * One prepared statement compares and appends, and records outbox and command rows with the events. It never fails for a reason that
 * lies in one append: whoever is refused is simply missing from the result, and the others are recorded.
 *
 * - An append is allowed if the event at the expected version exists *with the expected hash* (or none is expected), and its command
 *   is new.
 * - `opening`: the first event of an append decides races. The primary key (stream, version) lets one writer through; the others wait
 *   for its commit and then insert nothing.
 * - All else hangs on `opening`: the whole append is recorded, or nothing of it.
 */

/** Any number of appends, at most one per stream. Rows go in by stream, one order for everybody, so that writers cannot deadlock. */
const APPEND_MANY = `
with event as materialized (
  select * from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::smallint[], $5::bytea[], $6::text[], $7::json[], $8::json[])
    as _ (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
), allowed as (
  select a.* from unnest($9::uuid[], $10::int[], $11::bytea[], $12::text[]) as a (stream, expected, previous, key)
  where (a.expected = 0 or exists (
      select from es.events p where p.stream = a.stream and p.version = a.expected and p.hash = a.previous))
    and not exists (select from es.commands c where c.stream = a.stream and c.key = a.key)
), opening as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select e.* from event e join allowed a on a.stream = e.stream and a.expected + 1 = e.version order by e.stream
  on conflict do nothing returning stream, version
), following as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select e.* from event e join opening o on o.stream = e.stream and e.version > o.version
), outbox as (
  insert into es.inbox (stream, version, hash)
  select e.stream, e.version, e.hash from event e join opening o on o.stream = e.stream order by e.stream, e.version
), receipt as (
  insert into es.commands (stream, version, key, body_hash, response)
  select c.* from unnest($13::uuid[], $14::int[], $15::text[], $16::bytea[], $17::json[]) as c (stream, version, key, body_hash, response)
  join opening o on o.stream = c.stream
)
select stream from opening`;

/**
 * The same for one append of one event, which is what a quiet service sees: with plain parameters the planner touches one partition
 * instead of sixteen, and the statement costs half.
 */
const APPEND_ONE = `
with opening as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select $1::uuid, $2::int + 1, $4::timestamptz, $5::smallint, $6::bytea, $7::text, $8::json, $9::json
  where ($2::int = 0 or exists (
      select from es.events p where p.stream = $1::uuid and p.version = $2::int and p.hash = $3::bytea))
    and not exists (select from es.commands c where c.stream = $1::uuid and c.key = $10::text)
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
  const values = [...eventColumns(appends), ...appendColumns(appends), ...commandColumns(appends)];
  return { name: 'es-append-many', text: APPEND_MANY, values };
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

function eventColumns(appends: readonly SealedAppend[]): unknown[] {
  const rows = appends.flatMap(({ stream, events }) => events.map((event) => ({ stream, event })));
  return [
    rows.map(({ stream }) => stream),
    rows.map(({ event }) => event.version),
    rows.map(({ event }) => event.recordedAt),
    rows.map(({ event }) => event.schemaVersion),
    rows.map(({ event }) => bytea(event.hash)),
    rows.map(({ event }) => event.type),
    rows.map(({ event }) => event.metadata),
    rows.map(({ event }) => event.payload),
  ];
}

function appendColumns(appends: readonly SealedAppend[]): unknown[] {
  return [
    appends.map(({ stream }) => stream),
    appends.map(({ previous }) => previous.version),
    appends.map(({ previous }) => bytea(previous.hash)),
    appends.map(({ command }) => command?.key ?? null),
  ];
}

function commandColumns(appends: readonly SealedAppend[]): unknown[] {
  const rows = appends.flatMap(({ stream, last, command }) => (command === null ? [] : [{ stream, last, command }]));
  return [
    rows.map(({ stream }) => stream),
    rows.map(({ last }) => last.version),
    rows.map(({ command }) => command.key),
    rows.map(({ command }) => bytea(command.bodyHash)),
    rows.map(({ command }) => command.response),
  ];
}

const bytea = (hex: string): string => `\\x${hex}`;
