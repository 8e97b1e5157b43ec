import { Inject, Injectable, Logger } from '@nestjs/common';
import { type IQueueBackend, type Job, Worker } from 'bullmq';
import type { Json } from '../event-store/index.js';
import { type JobKind } from './job.js';
import { JobCatalogue } from './job-catalogue.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';
import { closeInTime, logTroubles } from './trouble.js';
import { jobSeconds, jobsRun } from './queue.metrics.js';

const CONCURRENCY = 2;

/** A job whose process died is given back when its lock has run out and somebody looks; a living one renews its own. */
const LOCK_MS = 10_000;
const LOOK_FOR_LOST_MS = 5_000;

/** How often a job may lose its process before it counts as dead: a crash of ours is no fault of the job. */
const STALLS_MAX = 20;

/** Leaves the rest of the process time to end in order. */
const ENDS_WITHIN_MS = 9_000;

type KindWorker = Worker<Json, void, string, IQueueBackend>;

/** Runs the jobs of every registered kind in this process. */
@Injectable()
export class Workers {
  private readonly logger = new Logger(Workers.name);
  private running: readonly KindWorker[] = [];

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly catalogue: JobCatalogue,
  ) {}

  async start(): Promise<void> {
    this.running = this.catalogue.all().map((kind) => this.open(kind));
    await Promise.all(this.running.map((worker) => worker.waitUntilReady()));
  }

  /** Takes no more jobs and waits for those under way; what takes longer is run again by another process. */
  async close(): Promise<void> {
    await Promise.all(this.running.map((worker) => closeInTime(worker, ENDS_WITHIN_MS)));
    this.running = [];
  }

  private open(kind: JobKind): KindWorker {
    const worker: KindWorker = new Worker(
      kind.effect,
      (job: Job<Json, void>) => run(kind, job),
      {
        connection: {},
        concurrency: kind.concurrency ?? CONCURRENCY,
        lockDuration: LOCK_MS,
        stalledInterval: LOOK_FOR_LOST_MS,
        maxStalledCount: STALLS_MAX,
      },
      this.backend.factory,
    );
    worker.on('completed', () => jobsRun.inc({ effect: kind.effect, outcome: 'completed' }));
    worker.on('failed', (job, error) => this.report(kind.effect, job, error));
    logTroubles(worker, this.logger, kind.effect);
    return worker;
  }

  private report(effect: string, job: Job<Json, void> | undefined, error: Error): void {
    const dead = job === undefined || job.finishedOn !== undefined;
    jobsRun.inc({ effect, outcome: dead ? 'dead' : 'retrying' });
    const line = { msg: dead ? 'job is dead' : 'job failed, will be tried again', effect, jobId: job?.id, err: error };
    if (dead) this.logger.error(line);
    else this.logger.warn(line);
  }
}

const run = async (kind: JobKind, job: Job<Json, void>): Promise<void> => {
  const stop = jobSeconds.startTimer({ effect: kind.effect });
  try {
    await kind.run({
      id: job.id ?? '',
      data: job.data,
      attempt: job.attemptsMade + 1,
      progress: (done) => job.updateProgress(done),
    });
  } finally {
    stop();
  }
};
