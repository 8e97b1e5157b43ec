import type { Pool } from 'pg';

/** How far a stream had come at a moment. */
export type RecordedBy = {
  /** The last version before the first event that is younger; 0 where all are. */
  readonly version: number;
  /** When that younger event was recorded; null where there is none. */
  readonly nextAt: Date | null;
};

/** By the first younger event and not by the last older one: clocks of several processes may disagree by a moment. */
const RECORDED_BY = `
with younger as (
  select version, recorded_at from es.events where stream = $1 and recorded_at > $2 order by version limit 1
)
select coalesce((select version - 1 from younger), (select max(version) from es.events where stream = $1), 0) as version,
  (select recorded_at from younger) as "nextAt"`;

export async function recordedBy(pool: Pool, stream: string, moment: Date): Promise<RecordedBy> {
  const values = [stream, moment];
  const { rows } = await pool.query<RecordedBy>({ name: 'es-recorded-by', text: RECORDED_BY, values });
  return rows[0] ?? { version: 0, nextAt: null };
}
