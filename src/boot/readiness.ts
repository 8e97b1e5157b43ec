import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/index.js';
import { PgPools } from '../platform/database/index.js';
import { OutboxWatch } from '../platform/event-store/index.js';
import { HealthIndicators } from '../platform/health/index.js';
import { Consumers } from '../platform/projections/index.js';
import { Queues } from '../platform/queue/index.js';

/**
 * What must work beside the database: the sequencer (in any process) and, for workers, the queue. An API serves without
 * the queue: its records are safe, and jobs follow. Consumers of the ledger may continue without some streams.
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
