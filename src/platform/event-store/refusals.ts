import type { ClientBase } from 'pg';
import { parseJson } from './canonical-json.js';
import type { Appended, Head, Json } from './event.js';
import { IdempotencyMismatch, VersionConflict } from './event-store.problems.js';
import { meets, NO_STREAM } from './heads.js';
import type { PreparedAppend, SealedAppend } from './seal.js';

/** An append that was not recorded, and what it was sealed as (nothing if the known head ruled it out). */
export type Refused = {
  readonly prepared: PreparedAppend;
  readonly sealed: SealedAppend | null;
  /** A connection broke while this was being recorded: it may be in the database already. */
  readonly uncertain: boolean;
};

export type Verdict =
  | { readonly kind: 'was-recorded'; readonly sealed: SealedAppend }
  | { readonly kind: 'replayed'; readonly appended: Appended }
  | { readonly kind: 'failed'; readonly error: Error }
  /** The refusal was about a head that is out of date; on this one the append may try again. */
  | { readonly kind: 'again' };

type Facts = {
  readonly head: Head;
  readonly ownHash: string | null;
  readonly command: { readonly bodyHash: string; readonly version: number; readonly response: Json } | null;
};

type Row = {
  version: number | null;
  hash: string | null;
  own_hash: string | null;
  body_hash: string | null;
  command_version: number | null;
  response: string | null;
};

const REFUSED = `
select h.version, encode(h.hash, 'hex') as hash,
  (select encode(o.hash, 'hex') from es.events o where o.stream = a.stream and o.version = a.own_version) as own_hash,
  encode(c.body_hash, 'hex') as body_hash, c.version as command_version, c.response::text as response
from unnest($1::uuid[], $2::text[], $3::int[]) with ordinality as a (stream, key, own_version, place)
left join lateral (select version, hash from es.events e where e.stream = a.stream order by version desc limit 1) h on true
left join lateral (select * from es.commands k where k.stream = a.stream and k.key = a.key limit 1) c on true
order by a.place`;

/**
 * Finds out why appends were refused, all in one query. Comes after the refusal, so it sees the append that was faster.
 */
export async function judge(
  client: ClientBase,
  refused: readonly Refused[],
): Promise<readonly (Verdict & { head: Head })[]> {
  const values = [
    refused.map(({ prepared }) => prepared.stream),
    refused.map(({ prepared }) => prepared.command?.key),
    refused.map(({ sealed }) => sealed?.last.version),
  ];
  const { rows } = await client.query<Row>({ name: 'es-refused', text: REFUSED, values });
  return refused.map((one, place) => {
    const facts = factsOf(rows[place]);
    return { ...verdict(one, facts), head: facts.head };
  });
}

function verdict({ prepared, sealed, uncertain }: Refused, { head, ownHash, command }: Facts): Verdict {
  const { stream, expected } = prepared;
  // Only an append whose connection broke may claim an event as its own: the hash covers every byte of it, its time
  // included.
  if (uncertain && sealed !== null && ownHash === sealed.last.hash) return { kind: 'was-recorded', sealed };
  if (command !== null && prepared.command !== null) {
    const { version, response } = command;
    if (command.bodyHash === prepared.command.bodyHash) {
      return { kind: 'replayed', appended: { kind: 'replayed', version, response } };
    }
    return { kind: 'failed', error: new IdempotencyMismatch(stream, prepared.command.key) };
  }
  if (meets(head, expected)) return { kind: 'again' };
  return { kind: 'failed', error: new VersionConflict(stream, expected, head.version) };
}

function factsOf(row: Row | undefined): Facts {
  if (row === undefined) return { head: NO_STREAM, ownHash: null, command: null };
  const { version, hash, own_hash: ownHash, body_hash: bodyHash, command_version: commandVersion, response } = row;
  const head = version === null || hash === null ? NO_STREAM : { version, hash };
  if (bodyHash === null || commandVersion === null) return { head, ownHash, command: null };
  const command = { bodyHash, version: commandVersion, response: response === null ? null : parseJson(response) };
  return { head, ownHash, command };
}
