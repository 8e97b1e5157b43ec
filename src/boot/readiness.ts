import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PgPools } from '../platform/database/index.js';
import { OutboxWatch } from '../platform/event-store/index.js';
import { HealthIndicators } from '../platform/health/index.js';
import { Queues } from '../platform/queue/index.js';

/** What must work beside the database: the sequencer (wherever it leads) and the place where jobs are kept. */
@Injectable()
export class Readiness implements OnModuleInit {
  private readonly outbox: OutboxWatch;

  constructor(
    private readonly indicators: HealthIndicators,
    private readonly queues: Queues,
    { app }: PgPools,
  ) {
    this.outbox = new OutboxWatch(app);
  }

  onModuleInit(): void {
    this.indicators.add('sequencer', () => this.outbox.check());
    this.indicators.add('queue', async () => void (await this.queues.counts()));
  }
}
