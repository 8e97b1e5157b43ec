import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/index.js';
import { PgPools } from '../platform/database/index.js';
import { OutboxWatch } from '../platform/event-store/index.js';
import { HealthIndicators } from '../platform/health/index.js';
import { Consumers } from '../platform/projections/index.js';
import { Queues } from '../platform/queue/index.js';

/**
 * What must work beside the database: the sequencer (wherever it leads) and, for who runs jobs, the place where they
 * are kept. An API goes on without it: what it records is safe, and jobs follow. Followers of the ledger may go on
 * without some streams.
 */
@Injectable()
export class Readiness implements OnModuleInit {
  private readonly outbox: OutboxWatch;

  constructor(
    private readonly indicators: HealthIndicators,
    private readonly queues: Queues,
    private readonly consumers: Consumers,
    private readonly config: Config,
    { app }: PgPools,
  ) {
    this.outbox = new OutboxWatch(app);
  }

  onModuleInit(): void {
    this.indicators.add('sequencer', () => this.outbox.check());
    this.indicators.add('consumers', () => this.consumers.trouble());
    if (this.config.runsWorkers) this.indicators.add('queue', async () => void (await this.queues.counts()));
  }
}
