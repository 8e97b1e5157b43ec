import { Inject, Injectable, Logger } from '@nestjs/common';
import { type IQueueBackend, type Job, type JobState as BullState, Queue } from 'bullmq';
import type { Json } from '../event-store/index.js';
import { type EffectReport, type JobReport, type JobRequest, type JobState } from './job.js';
import { JobCatalogue } from './job-catalogue.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';
import { JobNotDead, JobNotFound, QueueUnavailable } from './queue.errors.js';
import { closeInTime, isAway, logTroubles } from './trouble.js';
import { LATE, within } from './within.js';

/** Tries in all, the first included; with this backoff the last one comes about two minutes after the first. */
const ATTEMPTS = 8;
const BACKOFF = { type: 'exponential', delay: 1000, jitter: 0.2 };

/** A queue that cannot be reached keeps commands until it can. A caller does not wait so long. */
const ANSWERS_WITHIN_MS = 4_000;
const CLOSES_WITHIN_MS = 1_000;

/** Finished jobs stay for a while (see `FinishedJobs`), dead ones until somebody has seen to them. */
const KEPT = { removeOnComplete: false, removeOnFail: false };

/** A batch costs BullMQ's PostgreSQL two temporary tables, as much as nine jobs that are added one by one. */
const ONE_BY_ONE_MAX = 8;

export interface QueueTuning {
  readonly attempts?: number;
  readonly backoffMs?: number;
}

/** What stays of finished jobs, and how many of the others go at a time. */
export interface Keeping {
  readonly keptMax: number;
  readonly keptMs: number;
  readonly page: number;
}

type KindQueue = Queue<Json, void, string, Json, void, string, IQueueBackend, object>;

/** One queue for each effect: adding jobs, and looking at what became of them. */
@Injectable()
export class Queues {
  private readonly logger = new Logger(Queues.name);
  private readonly opened = new Map<string, KindQueue>();

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly catalogue: JobCatalogue,
  ) {}

  /** Adds all or, when it throws, perhaps some; adding again is harmless, for an id that is there is not added. */
  async add(effect: string, requests: readonly JobRequest[], tuning: QueueTuning = {}): Promise<void> {
    const attempts = tuning.attempts ?? ATTEMPTS;
    const backoff = { ...BACKOFF, delay: tuning.backoffMs ?? BACKOFF.delay };
    const jobs = requests.map(({ id, data, delayMs = 0 }) => ({
      name: effect,
      data,
      opts: { jobId: id, delay: delayMs, attempts, backoff, ...KEPT },
    }));
    await this.ask(effect, async (queue) => {
      if (jobs.length > ONE_BY_ONE_MAX) await queue.addBulk(jobs);
      else for (const { name, data, opts } of jobs) await queue.add(name, data, opts);
    });
  }

  async counts(): Promise<readonly EffectReport[]> {
    return Promise.all(this.effects().map(async (effect) => ({ effect, counts: await this.countsOf(effect) })));
  }

  async countsOf(effect: string): Promise<EffectReport['counts']> {
    const counts = await this.ask(effect, (queue) =>
      queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed'),
    );
    const of = (state: string) => counts[state] ?? 0;
    return {
      waiting: of('waiting'),
      active: of('active'),
      retrying: of('delayed'),
      completed: of('completed'),
      dead: of('failed'),
    };
  }

  /** Jobs of all effects in one state, the latest first, at most `limit` of each effect. */
  async list(state: JobState, limit: number): Promise<readonly JobReport[]> {
    const lists = await Promise.all(
      this.effects().map(async (effect) => {
        const jobs = await this.ask(effect, (queue) => queue.getJobs([BULL_STATE[state]], 0, limit - 1, false));
        return jobs.map((job) => reportOf(effect, job, state));
      }),
    );
    return lists.flat();
  }

  /** What became of one job; null when it was never asked for, or finished so long ago that it is forgotten. */
  async find(effect: string, id: string): Promise<JobReport | null> {
    // The state first: what is read of the job after it is at least as new, so a completed job is never shown by half.
    const state = await this.ask(effect, (queue) => queue.getJobState(id));
    const job = state === 'unknown' ? undefined : await this.ask(effect, (queue) => queue.getJob(id));
    return state === 'unknown' || job === undefined ? null : reportOf(effect, job, OUR_STATE[state]);
  }

  /** Gives a dead job all its tries again, once for simultaneous callers. Throws `JobNotFound`, `JobNotDead`. */
  async retry(id: string): Promise<JobReport> {
    for (const effect of this.effects()) {
      const report = await this.find(effect, id);
      if (report === null) continue;
      if (report.state !== 'dead') throw new JobNotDead(id, report.state);
      await this.ask(effect, (queue) => retried(queue, id));
      return { ...report, state: 'waiting', attempts: 0 };
    }
    throw new JobNotFound(id);
  }

  /** Those that finished too long ago, else the oldest of too many; at most a page. Whether there may be more. */
  async forgetFinished(effect: string, { keptMax, keptMs, page }: Keeping): Promise<boolean> {
    const old = await this.ask(effect, (queue) => queue.clean(keptMs, page, 'completed'));
    if (old.length === page) return true;
    const surplus = (await this.countsOf(effect)).completed - keptMax;
    if (surplus > 0) await this.ask(effect, (queue) => queue.clean(0, Math.min(surplus, page), 'completed'));
    return surplus > page;
  }

  async close(): Promise<void> {
    await Promise.all([...this.opened.values()].map((queue) => closeInTime(queue, CLOSES_WITHIN_MS)));
  }

  /** Throws `QueueUnavailable`. */
  private async ask<Result>(effect: string, act: (queue: KindQueue) => Promise<Result>): Promise<Result> {
    const asked = act(this.queue(effect)).catch((error: unknown) => {
      throw isAway(error) ? new QueueUnavailable(error) : error;
    });
    const answer = await within(ANSWERS_WITHIN_MS, asked);
    if (answer === LATE) throw new QueueUnavailable();
    return answer;
  }

  private effects(): readonly string[] {
    return this.catalogue.all().map(({ effect }) => effect);
  }

  private queue(effect: string): KindQueue {
    const known = this.opened.get(effect);
    if (known !== undefined) return known;
    const queue = openQueue(effect, this.backend);
    logTroubles(queue, this.logger, effect);
    this.opened.set(effect, queue);
    queue.waitUntilReady().catch(() => this.forget(effect, queue));
    return queue;
  }

  /** BullMQ heals connections that break, but one whose first attempt failed on PostgreSQL never tries again. */
  private forget(effect: string, queue: KindQueue): void {
    if (this.opened.get(effect) === queue) this.opened.delete(effect);
    void closeInTime(queue, CLOSES_WITHIN_MS).catch(() => undefined);
  }
}

const openQueue = (effect: string, backend: QueueBackend): KindQueue =>
  new Queue(effect, { connection: {} }, backend.factory);

/** The second of two callers finds the job where the first has put it. */
async function retried(queue: KindQueue, id: string): Promise<void> {
  const job = await queue.getJob(id);
  await job?.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }).catch(async (error: unknown) => {
    const state = await queue.getJobState(id);
    throw state === 'failed' || state === 'unknown' ? error : new JobNotDead(id, OUR_STATE[state]);
  });
}

const BULL_STATE = {
  waiting: 'waiting',
  active: 'active',
  retrying: 'delayed',
  completed: 'completed',
  dead: 'failed',
} as const satisfies Record<JobState, BullState>;

const OUR_STATE: Readonly<Record<BullState, JobState>> = {
  waiting: 'waiting',
  prioritized: 'waiting',
  'waiting-children': 'waiting',
  active: 'active',
  delayed: 'retrying',
  completed: 'completed',
  failed: 'dead',
};

const reportOf = (effect: string, job: Job<Json>, state: JobState): JobReport => ({
  effect,
  id: job.id ?? '',
  state,
  data: job.data,
  attempts: job.attemptsMade,
  progress: typeof job.progress === 'number' ? job.progress : 0,
  ...(job.failedReason && { reason: job.failedReason }),
  ...(state === 'dead' && job.finishedOn !== undefined && { failedAt: new Date(job.finishedOn).toISOString() }),
});
