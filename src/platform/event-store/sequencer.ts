import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import pg, { type ClientBase, type Pool } from 'pg';
import { Connection, planForGrowth } from './connection.js';
import { discardRepeated, drain, DRAINED_MAX } from './drain.js';

export type SequencerOptions = {
  /**
   * Whether `start` is called with the application. Any number of processes may try: one leads, the others stand by.
   */
  readonly autoStart?: boolean;
  /** How late an append of another process may be noticed. Appends of this process nudge the sequencer at once. */
  readonly pollMs?: number;
  /** How often a standby asks whether the leader is gone. */
  readonly standbyMs?: number;
};

/** Any number that no other code of this database locks. */
const LEADER_LOCK = 0x6b69_6675;
const LEAD = `select pg_try_advisory_lock($1) as leads`;

/**
 * A drain costs nearly the same for one event as for thirty. So after each drain the leader rests, for this many times
 * the duration of the drain. Under continuous appends, events wait some milliseconds and get their places together. The
 * appends keep most of the processor and of the disk.
 */
const RESTS_PER_WORK = 3;
const REST_MS_MAX = 10;

const AFTER_FAILURE_MS = 200;
const UNIQUE_VIOLATION = '23505';

/**
 * Gives every committed event its place in the ledger. Exactly one process does it at a time: the holder of an
 * advisory lock.
 */
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
    this.connection = new Connection(pool, planForGrowth);
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

  /** Returns after `stop`; a lost connection, and with it the lock, makes the next statement throw. */
  private async lead(client: ClientBase): Promise<void> {
    while (!this.stopping) {
      this.nudged = false;
      const begun = performance.now();
      const events = await this.drain(client);
      if (events === DRAINED_MAX) continue;
      if (events > 0) await delay(Math.min((performance.now() - begun) * RESTS_PER_WORK, REST_MS_MAX));
      if (!this.nudged) await this.sleep(this.pollMs);
    }
  }

  /**
   * One stream with a forged history must not stop all others: the ledger keeps what it had, and verification names
   * the forgery.
   */
  private async drain(client: ClientBase): Promise<number> {
    try {
      return await drain(client);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
      const repeated = await discardRepeated(client);
      if (repeated.length === 0) throw error;
      for (const { stream, version } of repeated) {
        this.logger.error(
          `Version ${version} of stream ${stream} was appended twice: the stored events have been tampered with`,
        );
      }
      return DRAINED_MAX;
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
