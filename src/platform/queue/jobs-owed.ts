import { Injectable } from '@nestjs/common';
import { PgPools } from '../database/index.js';
import type { StoredEvent } from '../event-store/index.js';
import { type JobKind } from './job.js';

/** What is young may still be under way; after so long a job that was not done is one that somebody must look at. */
const PATIENCE_MS = 600_000;

const OWED = `
select l.gpos > coalesce((select settled from queue_effects where effect = $1), 0) as owed
from es.ledger l where l.stream = $2 and l.version = $3`;

/** Says whether what a job derives from a stream may rightly not be there yet. */
@Injectable()
export class JobsOwed {
  constructor(private readonly pools: PgPools) {}

  async owes({ effect, on }: Pick<JobKind, 'effect' | 'on'>, events: readonly StoredEvent[]): Promise<boolean> {
    const calling = events.findLast(({ type }) => on.includes(type));
    if (calling === undefined) return false;
    if (Date.now() - Date.parse(calling.recordedAt) > PATIENCE_MS) return false;
    const values = [effect, calling.stream, calling.version];
    const { rows } = await this.pools.app.query<{ owed: boolean }>(OWED, values);
    return rows[0]?.owed ?? true;
  }
}
