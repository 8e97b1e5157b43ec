import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ClientBase, Pool } from 'pg';
import { GENESIS_HASH } from './chain.js';
import { Connection } from './connection.js';

export type SequencerOptions = {
  /** Whether `start` is called with the application. Any number of processes may try: one leads, the others stand by. */
  readonly autoStart?: boolean;
  /** How late an append of another process may be noticed. Appends of this process nudge the sequencer at once. */
  readonly pollMs?: number;
  /** How often a standby asks whether the leader is gone. */
  readonly standbyMs?: number;
};

/** Any number will do, as long as nobody else in this database locks the same. */
const LEADER_LOCK = 0x6b69_6675;
const LEAD = `select pg_try_advisory_lock($1) as leads`;

const BATCH_EVENTS = 2_000;
const AFTER_FAILURE_MS = 200;

export const LEDGER_CHANNEL = 'es_ledger';

/**
 * Moves the oldest committed outbox rows into the ledger: next positions, next roots, one notification. Rows of open transactions are
 * invisible to it, so it can neither skip them for good nor be held up by them: they simply come later. Within a stream the outbox ids
 * ascend with the versions, because a version is only appended after the one before it was committed.
 */
const DRAIN = `
with base as (
  select gpos, root from es.ledger order by gpos desc limit 1
), drained as (
  delete from es.inbox where id in (select id from es.inbox order by id limit $1) returning id, stream, version, hash
), sequenced as (
  insert into es.ledger (gpos, stream, version, hash, root)
  select coalesce((select gpos from base), 0) + row_number() over oldest_first, stream, version, hash,
    es.chained_root(hash, coalesce((select root from base), $2::bytea)) over oldest_first
  from drained window oldest_first as (order by id rows unbounded preceding)
  returning gpos
)
select count(*)::int as events, pg_notify('${LEDGER_CHANNEL}', max(gpos)::text) from sequenced having count(*) > 0`;

/** Gives every committed event its place in the ledger. Exactly one process does it at a time: the holder of an advisory lock. */
@Injectable()
export class Sequencer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sequencer.name);
  private readonly connection: Connection;
  private readonly autoStart: boolean;
  private readonly pollMs: number;
  private readonly standbyMs: number;
  private running: Promise<void> | null = null;
  private stopping = false;
  private nudged = false;
  private wake: () => void = () => undefined;

  constructor(pool: Pool, { autoStart = true, pollMs = 50, standbyMs = 500 }: SequencerOptions = {}) {
    this.connection = new Connection(pool);
    this.autoStart = autoStart;
    this.pollMs = pollMs;
    this.standbyMs = standbyMs;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Ends after the batch in hand; ending the session releases the lock. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.nudge();
    await this.running;
    await this.connection.drop();
  }

  /** There is something to sequence now. */
  nudge(): void {
    this.nudged = true;
    this.wake();
  }

  onApplicationBootstrap(): void {
    if (this.autoStart) this.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        const client = await this.connection.client();
        if (await leads(client)) await this.lead(client);
        else await this.sleep(this.standbyMs);
      } catch (error) {
        this.logger.warn(`Sequencing was interrupted and will go on: ${String(error)}`);
        void this.connection.drop();
        await this.sleep(AFTER_FAILURE_MS);
      }
    }
  }

  /** Returns when it is told to stop; a lost connection, and with it the lock, makes the next statement throw. */
  private async lead(client: ClientBase): Promise<void> {
    while (!this.stopping) {
      this.nudged = false;
      const events = await drain(client);
      if (events < BATCH_EVENTS && !this.nudged) await this.sleep(this.pollMs);
    }
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

async function leads(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ leads: boolean }>(LEAD, [LEADER_LOCK]);
  return rows[0]?.leads === true;
}

async function drain(client: ClientBase): Promise<number> {
  const values = [BATCH_EVENTS, `\\x${GENESIS_HASH}`];
  const { rows } = await client.query<{ events: number }>({ name: 'es-drain', text: DRAIN, values });
  return rows[0]?.events ?? 0;
}
