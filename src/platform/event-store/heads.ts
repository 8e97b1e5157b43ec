import type { ClientBase, Pool } from 'pg';
import { GENESIS_HASH } from './chain.js';
import type { Expected, Head } from './event.js';

/** The head of a stream without events. */
export const NO_STREAM: Head = { version: 0, hash: GENESIS_HASH };

const HEADS = `
select a.stream, h.version, encode(h.hash, 'hex') as hash
from unnest($1::uuid[]) as a (stream)
cross join lateral (select version, hash from es.events e where e.stream = a.stream order by version desc limit 1) h`;

const REMEMBERED_MAX = 50_000;

/**
 * The last event of each stream this process lately wrote to, so that an append needs no read before it. A remembered
 * head may be old, for other processes write too; that is harmless: the append compares version and hash in the
 * database, and heads never go back.
 */
export class Heads {
  private readonly known = new Map<string, Head>();

  of(stream: string): Head | undefined {
    return this.known.get(stream);
  }

  /** A `Map` keeps the order of insertion: what was not touched for longest goes first. */
  remember(stream: string, { version, hash }: Head): void {
    this.known.delete(stream);
    this.known.set(stream, { version, hash });
    if (this.known.size <= REMEMBERED_MAX) return;
    for (const oldest of this.known.keys()) return void this.known.delete(oldest);
  }

  /** Reads what is needed for these appends and not known, or known to be too old. */
  async load(client: ClientBase, appends: readonly { stream: string; expected: Expected }[]): Promise<void> {
    const missing = appends.filter((append) => this.isMissing(append)).map(({ stream }) => stream);
    if (missing.length === 0) return;
    for (const [stream, head] of await readHeads(client, missing)) this.remember(stream, head);
  }

  private isMissing({ stream, expected }: { stream: string; expected: Expected }): boolean {
    const head = this.of(stream);
    if (expected === 'no-stream') return false;
    if (expected === 'exists') return head === undefined || head.version === 0;
    return head === undefined || head.version < expected;
  }
}

export async function readHeads(
  client: ClientBase | Pool,
  streams: readonly string[],
): Promise<ReadonlyMap<string, Head>> {
  const { rows } = await client.query<Head & { stream: string }>({ name: 'es-heads', text: HEADS, values: [streams] });
  return new Map(rows.map(({ stream, version, hash }) => [stream, { version, hash }]));
}

export function meets(head: Head, expected: Expected): boolean {
  if (expected === 'no-stream') return head.version === 0;
  return expected === 'exists' ? head.version > 0 : head.version === expected;
}
