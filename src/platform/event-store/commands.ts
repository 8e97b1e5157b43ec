import type { Pool } from 'pg';
import { parseJson } from './canonical-json.js';
import type { Json } from './event.js';

export type FoundCommand = {
  readonly bodyHash: string;
  /** The last version that the command recorded. */
  readonly version: number;
  readonly response: Json | null;
};

const FIND = `
select encode(body_hash, 'hex') as body_hash, version, response::text as response from es.commands where stream = $1 and key = $2`;

export async function findCommand(pool: Pool, stream: string, key: string): Promise<FoundCommand | null> {
  const { rows } = await pool.query<{ body_hash: string; version: number; response: string | null }>({
    name: 'es-find-command',
    text: FIND,
    values: [stream, key],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const response = row.response === null ? null : parseJson(row.response);
  return { bodyHash: row.body_hash, version: row.version, response };
}
