import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DatabaseSettings, DatabaseSockets } from '../database/index.js';
import { FinishedJobs } from './finished-jobs.js';
import { Jobs } from './jobs.js';
import { JobsOwed } from './jobs-owed.js';
import { JobCatalogue } from './job-catalogue.js';
import { Pumps } from './pumps.js';
import { openQueueBackend, QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';
import { QueueLoss } from './queue-loss.js';
import { Queues } from './queues.js';
import { Workers } from './workers.js';

export interface QueueSettings {
  /** Jobs are kept in Redis when it is given, else in PostgreSQL. */
  readonly redisUrl?: string | undefined;
  /** Whether this process runs jobs, or only adds and shows them. */
  readonly works: boolean;
}

const SETTINGS = Symbol('queue settings');

/** Jobs for everyone: imported once, by the root module. */
@Global()
@Module({})
export class QueueModule implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  constructor(
    @Inject(SETTINGS) private readonly settings: QueueSettings,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly queues: Queues,
    private readonly workers: Workers,
    private readonly loss: QueueLoss,
    private readonly pumps: Pumps,
    private readonly finished: FinishedJobs,
  ) {}

  static at(settings: QueueSettings): DynamicModule {
    const open = (database: DatabaseSettings, sockets: DatabaseSockets): Promise<QueueBackend> =>
      openQueueBackend({ database, redisUrl: settings.redisUrl, sockets });
    return {
      module: QueueModule,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: QUEUE_BACKEND, useFactory: open, inject: [DatabaseSettings, DatabaseSockets] },
        FinishedJobs,
        JobCatalogue,
        Jobs,
        JobsOwed,
        Pumps,
        QueueLoss,
        Queues,
        Workers,
      ],
      exports: [Jobs, JobsOwed, Queues],
    };
  }

  /** Every module has registered its jobs by now. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.works) return;
    await this.workers.start();
    this.loss.start();
    this.pumps.start();
    this.finished.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.finished.stop(), this.pumps.stop(), this.loss.stop(), this.workers.close()]);
  }

  /** After the workers and the dispatching consumers have ended, before the database connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.queues.close();
    await this.backend.close();
  }
}
