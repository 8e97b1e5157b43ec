import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/index.js';
import type { JobFailure } from './queue.errors.js';

/** Positions of the ledger that are gone through at a time. */
export const PART = 1_000;

const OPEN = `insert into rebuilds (name, parts) values ($1, $2) on conflict do nothing`;

const PLAN = `insert into rebuild_parts (name, after) select $1, part * ${PART} from generate_series(0, $2::bigint - 1) part`;

/** What others are at is passed over. */
const TAKE = `
delete from rebuild_parts where (name, after) = (
  select name, after from rebuild_parts where name = $1 order by after limit 1 for update skip locked
)
returning after`;

const FAIL = `
insert into rebuild_failures (name, job, reason) values ($1, $2, $3)
on conflict (name, job) do update set reason = excluded.reason`;

const LEFT = `
select parts::int, (select count(*)::int from rebuild_parts p where p.name = r.name) as left from rebuilds r where name = $1`;

const FAILURES = `select job as id, reason as cause from rebuild_failures where name = $1 order by job`;

const CLOSE = `delete from rebuilds where name = $1`;

/** The longest part takes as long as the longest games in it. */
const BEGIN = 'begin; set local idle_in_transaction_session_timeout = 0';

/** How far a rebuild is, in parts; none are left of one that is over. */
export interface PartsLeft {
  readonly parts: number;
  readonly left: number;
}

/**
 * What a rebuild has still to do, kept in the database: any number of processes take part after part, and an
 * interrupted rebuild continues where it was. A part is taken, done and deleted in one transaction; if the process
 * dies, it is free again.
 */
export class RebuildParts {
  constructor(
    private readonly pool: Pool,
    private readonly name: string,
  ) {}

  /** Opens a rebuild of the ledger up to a position. An interrupted rebuild is kept as it is. */
  open(head: number): Promise<void> {
    return inTransaction(this.pool, async (tx) => {
      const parts = Math.ceil(head / PART);
      const { rowCount } = await tx.query(OPEN, [this.name, parts]);
      if (rowCount === 1) await tx.query(PLAN, [this.name, parts]);
    });
  }

  /** Does a part that no process has taken, if there is one. `work` gets the position before it. */
  take(work: (after: number) => Promise<readonly JobFailure[]>): Promise<boolean> {
    return inTransaction(
      this.pool,
      async (tx) => {
        const { rows } = await tx.query<{ after: string }>(TAKE, [this.name]);
        const [part] = rows;
        if (part === undefined) return false;
        await this.note(tx, await work(Number(part.after)));
        return true;
      },
      BEGIN,
    );
  }

  async left(): Promise<PartsLeft> {
    const { rows } = await this.pool.query<PartsLeft>(LEFT, [this.name]);
    return rows[0] ?? { parts: 0, left: 0 };
  }

  async failures(): Promise<readonly JobFailure[]> {
    return (await this.pool.query<JobFailure>(FAILURES, [this.name])).rows;
  }

  /** Forgets the rebuild, also one that was broken off. */
  async close(): Promise<void> {
    await this.pool.query(CLOSE, [this.name]);
  }

  private async note(tx: PoolClient, failures: readonly JobFailure[]): Promise<void> {
    for (const { id, cause } of failures) {
      await tx.query(FAIL, [this.name, id, cause instanceof Error ? cause.message : String(cause)]);
    }
  }
}
