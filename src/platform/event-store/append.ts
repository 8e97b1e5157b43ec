import type { ClientBase, QueryConfig } from 'pg';
import { hashes, ints, jsons, smallints, texts, times, uuids } from './binary-arrays.js';
import type { SealedAppend } from './seal.js';

/**
 * The only place of the whole project that inserts events (test/architecture/one-writer.spec.ts guards it).
 *
 * One prepared statement compares and appends, and records outbox and command rows with the events. A fault of one
 * append never fails the statement: a refused append is missing from the result, and the others are recorded.
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
 *
 * A part that none of the appends needs would still be set up with each batch, so batches in which every append has
 * one event, or none a command, go without it.
 */
const appendMany = ({ followed, commanded }: Shape): string => `
with event as materialized (
  select * from unnest(
    $1::uuid[], $2::int[], $3::timestamptz[], $4::smallint[], $5::bytea[], $6::text[], $7::json[], $8::json[],
    $9::bytea[]${commanded ? ', $10::text[], $11::bytea[], $12::json[], $13::int[]' : ''}
  ) as _ (stream, version, recorded_at, schema_version, hash, type, metadata, payload,
    previous${commanded ? ', key, body_hash, response, last_version' : ''})
), opening as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select stream, version, recorded_at, schema_version, hash, type, metadata, payload from event e
  where previous is not null
    and (version = 1 or (select p.hash from es.events p where p.stream = e.stream and p.version = e.version - 1) = previous)
    ${commanded ? `and (key is null or ${commandOf('e.stream', 'e.key')} is null)` : ''}
  order by stream
  on conflict do nothing returning stream, version, hash
), ${followed ? FOLLOWING : ''} outbox as (
  insert into es.inbox (stream, version, hash)
  select * from (select * from opening ${followed ? 'union all select * from following' : ''}) recorded
  order by stream, version
)${commanded ? RECEIPT_OF_MANY : ''}
select stream from opening`;

const FOLLOWING = `following as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select e.stream, e.version, e.recorded_at, e.schema_version, e.hash, e.type, e.metadata, e.payload
  from event e join opening o on o.stream = e.stream and o.version < e.version
  returning stream, version, hash
),`;

const RECEIPT_OF_MANY = `, receipt as (
  insert into es.commands (stream, version, key, body_hash, response)
  select e.stream, e.last_version, e.key, e.body_hash, e.response
  from event e join opening o on o.stream = e.stream where e.key is not null
)`;

/**
 * The same for one append of one event, which is what a quiet service sees: with plain parameters the planner touches
 * one partition instead of sixteen, and the statement costs half.
 */
const appendOne = ({ commanded }: Shape): string => `
with opening as (
  insert into es.events (stream, version, recorded_at, schema_version, hash, type, metadata, payload)
  select $1::uuid, $2::int + 1, $4::timestamptz, $5::smallint, $6::bytea, $7::text, $8::json, $9::json
  where ($2::int = 0 or (select p.hash from es.events p where p.stream = $1::uuid and p.version = $2::int) = $3::bytea)
    ${commanded ? `and ${commandOf('$1::uuid', '$10::text')} is null` : ''}
  on conflict do nothing returning stream, version, hash
), outbox as (
  insert into es.inbox (stream, version, hash) select stream, version, hash from opening
)${commanded ? RECEIPT_OF_ONE : ''}
select stream from opening`;

const RECEIPT_OF_ONE = `, receipt as (
  insert into es.commands (stream, version, key, body_hash, response)
  select stream, version, $10::text, $11::bytea, $12::json from opening
)`;

const commandOf = (stream: string, key: string): string =>
  `(select c.version from es.commands c where c.stream = ${stream} and c.key = ${key})`;

/** The streams whose appends were recorded; they are durable when the promise resolves. */
export async function appendBatch(client: ClientBase, appends: readonly SealedAppend[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ stream: string }>(statement(appends));
  return new Set(rows.map((row) => row.stream));
}

type Shape = {
  /** Some append has more than one event. */
  readonly followed: boolean;
  /** Some append has a command. */
  readonly commanded: boolean;
};

function statement(appends: readonly SealedAppend[]): QueryConfig<unknown[]> {
  const shape = {
    followed: appends.some(({ events }) => events.length > 1),
    commanded: appends.some(({ command }) => command !== null),
  };
  const [first, second] = appends;
  if (first !== undefined && second === undefined && !shape.followed) {
    return { name: nameOf('one', shape), text: appendOne(shape), values: oneRow(first) };
  }
  return { name: nameOf('many', shape), text: appendMany(shape), values: columns(appends, shape) };
}

const nameOf = (count: string, { followed, commanded }: Shape): string =>
  `es-append-${count}${followed ? '-followed' : ''}${commanded ? '-commanded' : ''}`;

function oneRow({ stream, previous, last, command }: SealedAppend): unknown[] {
  return [
    ...[stream, previous.version, bytea(previous.hash), last.recordedAt, last.schemaVersion, bytea(last.hash)],
    ...[last.type, last.metadata, last.payload],
    ...(command === null ? [] : [command.key, bytea(command.bodyHash), command.response]),
  ];
}

function columns(appends: readonly SealedAppend[], { commanded }: Shape): unknown[] {
  const rows = appends.flatMap((append) =>
    append.events.map((event, place) => ({ event, stream: append.stream, opened: place === 0 ? append : null })),
  );
  return [
    uuids(rows.map(({ stream }) => stream)),
    ints(rows.map(({ event }) => event.version)),
    times(rows.map(({ event }) => event.recordedAt)),
    smallints(rows.map(({ event }) => event.schemaVersion)),
    hashes(rows.map(({ event }) => event.hash)),
    texts(rows.map(({ event }) => event.type)),
    jsons(rows.map(({ event }) => event.metadata)),
    jsons(rows.map(({ event }) => event.payload)),
    hashes(rows.map(({ opened }) => opened?.previous.hash)),
    ...(commanded ? commands(rows.map(({ opened }) => opened)) : []),
  ];
}

function commands(opened: readonly (SealedAppend | null)[]): readonly Buffer[] {
  return [
    texts(opened.map((append) => append?.command?.key)),
    hashes(opened.map((append) => append?.command?.bodyHash)),
    jsons(opened.map((append) => append?.command?.response)),
    ints(opened.map((append) => append?.last.version)),
  ];
}

const bytea = (hex: string): string => `\\x${hex}`;
