import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { parseJson } from './canonical-json.js';
import type { Json } from './event.js';
import { SnapshotDisagrees } from './event-store.problems.js';

export type Snapshot = {
  readonly stream: string;
  /** The state after this version. */
  readonly version: number;
  /** The build that computed it; another build may not start from it. */
  readonly engine: string;
  readonly state: Json;
  /** The engine's own hash of the state, whatever its form. */
  readonly stateHash: string;
};

const SAVE = `
with saved as (
  insert into es.snapshots (stream, version, engine, state_hash, state) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning state_hash
)
select state_hash from saved
union all
select state_hash from es.snapshots where stream = $1 and engine = $3 and version = $2`;

const LATEST = `
select version, state_hash, state::text as state from es.snapshots
where stream = $1 and engine = $2 and version <= $3 order by version desc limit 1`;

const VERSION_MAX = 2 ** 31 - 1;

/**
 * States along a stream, so that a reader need not start from version 1. They can all be deleted: the events are the
 * truth.
 */
@Injectable()
export class Snapshots {
  constructor(private readonly pool: Pool) {}

  /**
   * Saving the same again does nothing; saving another state for the same moment throws SnapshotDisagrees, which is
   * an alarm.
   */
  async save({ stream, version, engine, state, stateHash }: Snapshot): Promise<void> {
    // In whatever order: what it says is what counts, and that has its hash.
    const values = [stream, version, engine, stateHash, JSON.stringify(state)];
    const { rows } = await this.pool.query<{ state_hash: string }>({ name: 'es-save-snapshot', text: SAVE, values });
    for (const { state_hash: stored } of rows) {
      if (stored !== stateHash) throw new SnapshotDisagrees(stream, version, stored, stateHash);
    }
  }

  /** The last snapshot of this engine, at the version asked for or before it. */
  async latest(stream: string, engine: string, atOrBefore: number = VERSION_MAX): Promise<Snapshot | null> {
    const { rows } = await this.pool.query<{ version: number; state_hash: string; state: string }>({
      name: 'es-latest-snapshot',
      text: LATEST,
      values: [stream, engine, atOrBefore],
    });
    const [row] = rows;
    if (row === undefined) return null;
    return { stream, engine, version: row.version, stateHash: row.state_hash, state: parseJson(row.state) };
  }
}
