import { Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { isPassing, PgPools } from '../database/index.js';
import { goBack, positionOf } from '../projections/index.js';
import { dispatcherOf } from './dispatch-jobs.js';
import { JobCatalogue } from './job-catalogue.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';
import { ADOPT, LOCK, SETTLE, TRACK } from './queue-loss.sql.js';
import { Queues } from './queues.js';

const LOOK_EVERY_MS = 5_000;

/**
 * The queue may lose everything. Whenever it holds no unfinished job of an effect, how far the dispatcher has come is kept
 * as settled. When the queue is not the one that it was (a Redis that was restarted, another one, none), the dispatcher
 * goes back there and adds again: jobs that survived are known by their ids, and the others run as if for the first time.
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
    // In this order: positions, then what is unfinished, then whose answer that was. A loss in between shows in the last.
    const effects = this.catalogue.all().filter(({ on }) => on.length > 0);
    const { app } = this.pools;
    const positions = await Promise.all(effects.map(({ effect }) => positionOf(app, dispatcherOf(effect))));
    const counts = await this.queues.counts();
    const incarnation = await this.backend.incarnation();
    for (const [at, { effect }] of effects.entries()) {
      const owed = counts.find((each) => each.effect === effect)?.counts;
      const isIdle = owed !== undefined && owed.waiting + owed.active + owed.retrying + owed.dead === 0;
      await this.note(effect, incarnation, isIdle ? (positions[at] ?? 0) : 0);
    }
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

  private async note(effect: string, incarnation: string, settled: number): Promise<void> {
    await this.pools.app.query(TRACK, [effect, incarnation]);
    await this.alone(effect, async (client, known) => {
      if (known === incarnation) return void (await client.query(SETTLE, [effect, settled]));
      const { rows } = await client.query<{ settled: string }>(ADOPT, [effect, incarnation]);
      await goBack(client, dispatcherOf(effect), Number(rows[0]?.settled ?? 0));
      this.logger.warn({ msg: 'the queue may have lost jobs: they come again from the ledger', effect });
    });
  }

  private async alone(effect: string, act: (client: PoolClient, incarnation: string) => Promise<void>): Promise<void> {
    const client = await this.pools.app.connect();
    let broken = true;
    try {
      await client.query('begin');
      const { rows } = await client.query<{ incarnation: string }>(LOCK, [effect]);
      if (rows[0] !== undefined) await act(client, rows[0].incarnation);
      await client.query('commit');
      broken = false;
    } finally {
      client.release(broken);
    }
  }
}
