import { Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { inTransaction, isPassing, PgPools } from '../database/index.js';
import { goBack, positionOf } from '../projections/index.js';
import { dispatcherOf } from './dispatch-jobs.js';
import { JobCatalogue } from './job-catalogue.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';
import { ADOPT, LOCK, SETTLE, TRACK } from './queue-loss.sql.js';
import { Queues } from './queues.js';

const LOOK_EVERY_MS = 5_000;

/**
 * The queue may lose everything. Whenever it holds no unfinished job of an effect, how far the dispatcher has come is
 * kept as settled. When the queue is not the one that it was (a Redis that was restarted or emptied, another one,
 * none), the dispatcher goes back there and adds again: jobs that survived are known by their ids, and the others run
 * as if for the first time.
 */
@Injectable()
export class QueueLoss {
  private readonly logger = new Logger('queue');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly catalogue: JobCatalogue,
    private readonly queues: Queues,
    private readonly pools: PgPools,
  ) {}

  start(): void {
    this.running = this.watch(this.stopping.signal);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Once for every effect whose jobs follow from the ledger. */
  async look(): Promise<void> {
    const incarnation = await this.backend.incarnation();
    for (const { effect, on } of this.catalogue.all()) {
      if (on.length === 0) continue;
      await this.pools.app.query(TRACK, [effect, incarnation]);
      await this.alone(effect, (client, known) => this.lookAfter(effect, client, known));
    }
  }

  /** Only one process at a time goes back, so a lost queue never counts as evidence of finished jobs. */
  private async lookAfter(effect: string, client: PoolClient, known: string): Promise<void> {
    // In this order: position, then what is unfinished, then whose answer that was. A loss in between shows in the
    // last.
    const position = await positionOf(client, dispatcherOf(effect));
    const { waiting, active, retrying, dead } = await this.queues.countsOf(effect);
    const incarnation = await this.backend.incarnation();
    if (known !== incarnation) return this.comeAgain(effect, client, incarnation);
    if (waiting + active + retrying + dead === 0) await client.query(SETTLE, [effect, position]);
  }

  private async comeAgain(effect: string, client: PoolClient, incarnation: string): Promise<void> {
    const { rows } = await client.query<{ settled: string }>(ADOPT, [effect, incarnation]);
    await goBack(client, dispatcherOf(effect), Number(rows[0]?.settled ?? 0));
    this.logger.warn({ msg: 'the queue may have lost jobs: they come again from the ledger', effect });
  }

  private async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look().catch((error: unknown) => {
        const line = { msg: 'the queue was not looked after', err: error };
        if (isPassing(error)) this.logger.warn(line);
        else this.logger.error(line);
      });
      await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private alone(effect: string, act: (client: PoolClient, incarnation: string) => Promise<void>): Promise<void> {
    return inTransaction(this.pools.app, async (client) => {
      const { rows } = await client.query<{ incarnation: string }>(LOCK, [effect]);
      if (rows[0] !== undefined) await act(client, rows[0].incarnation);
    });
  }
}
