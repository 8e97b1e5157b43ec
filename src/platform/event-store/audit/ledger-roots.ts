import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';

/** The root of the ledger at a position: a copy of it can prove a rewrite of anything up to there. */
export interface LedgerRoot {
  readonly position: number;
  readonly root: string;
  /** When the event at that position was recorded; null where the event is gone. */
  readonly at: string | null;
}

/** A step from one root to the next: root(n) = SHA-256(root(n-1) ‖ hash(n)). */
export interface LedgerEntry {
  readonly position: number;
  readonly hash: string;
  readonly root: string;
}

const ROOT = `
select l.gpos::text as position, encode(l.root, 'hex') as root,
  (select e.recorded_at from es.events e where e.stream = l.stream and e.version = l.version) as at
from (select * from es.ledger where $1::bigint is null or gpos = $1 order by gpos desc limit 1) l`;

const ENTRIES = `
select gpos::text as position, encode(hash, 'hex') as hash, encode(root, 'hex') as root
from es.ledger where gpos > $1 order by gpos limit $2`;

interface RootRow {
  readonly position: string;
  readonly root: string;
  readonly at: Date | null;
}

/** The roots of the ledger, as they are stored: an audit says whether they follow from the events. */
@Injectable()
export class LedgerRoots {
  constructor(private readonly pool: Pool) {}

  /** Null while nothing is recorded. */
  newest(): Promise<LedgerRoot | null> {
    return this.one(null);
  }

  /** Null where the ledger does not reach so far. */
  at(position: number): Promise<LedgerRoot | null> {
    return this.one(position);
  }

  /** What leads on from a root. */
  async entries(after: number, limit: number): Promise<readonly LedgerEntry[]> {
    const { rows } = await this.pool.query<{ position: string; hash: string; root: string }>(ENTRIES, [after, limit]);
    return rows.map(({ position, ...entry }) => ({ position: Number(position), ...entry }));
  }

  private async one(position: number | null): Promise<LedgerRoot | null> {
    const { rows } = await this.pool.query<RootRow>(ROOT, [position]);
    const [row] = rows;
    return row === undefined ? null : { ...row, position: Number(row.position), at: row.at?.toISOString() ?? null };
  }
}
