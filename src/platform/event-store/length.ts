import type { Pool } from 'pg';

const BYTES = `
select coalesce(sum(octet_length(payload::text)), 0)::int as bytes from es.events where stream = $1 and version <= $2`;

/** The length of what the events of a stream say, up to a version. */
export async function bytesOf(pool: Pool, stream: string, to: number): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>({ name: 'es-bytes', text: BYTES, values: [stream, to] });
  return rows[0]?.bytes ?? 0;
}
