/**
 * What durable jobs cost those who append, and how many run. Events reach the queue as in the service: sequencer,
 * ledger, dispatcher, BullMQ on PostgreSQL, worker. All of it shares this process and one server, which is the hardest
 * case.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { applyMigrations, DatabaseSettings, PgPools, startEmbeddedPostgres } from '../src/platform/database/index.js';
import { EventStore, Feed, type Json, Sequencer } from '../src/platform/event-store/index.js';
import { Consumers } from '../src/platform/projections/consumers.js';
import { dispatchJobs } from '../src/platform/queue/dispatch-jobs.js';
import { jobId, type JobKind } from '../src/platform/queue/job.js';
import { JobCatalogue } from '../src/platform/queue/job-catalogue.js';
import { openQueueBackend } from '../src/platform/queue/queue-backend.js';
import { Queues } from '../src/platform/queue/queues.js';
import { Workers } from '../src/platform/queue/workers.js';
import { BullMqAlone } from './jobs/bullmq-alone.js';
import { atLeast, atMost, median, quantile, rounded, slice, type Slice } from './measure.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SLICE_MS = Number(process.env['BENCH_SLICE_MS'] ?? 1_000);
const PRODUCERS = 32;
const CONCURRENCY = 50;
const BACKLOG = 1_000;
const TIMED_PER_ROUND = 50;
/** A random game has some hundred actions, and two jobs at its end. */
const EVENTS_PER_JOB = 75;

const metadata = { actor: { keyId: 'bench', role: 'player' }, requestId: randomUUID() };
const payload = { seat: 'p1', answers: [{ decision: { id: 'd122', kind: 'act' }, answer: { action: 'end-turn' } }] };

/** A job that does nothing, so that only the way to it is measured. */
class Counter implements JobKind {
  readonly effect = 'bench';
  readonly on = ['JobWanted'];
  readonly concurrency = CONCURRENCY;
  wanted = 0;
  ran = 0;
  /** When an append was called whose job is timed. */
  readonly called = new Map<string, number>();
  readonly latencies: number[] = [];

  jobFor(event: { readonly stream: string; readonly version: number }) {
    return { id: jobId('bench', event), data: {} };
  }

  run({ id }: { readonly id: string }): Promise<void> {
    this.ran += 1;
    const called = this.called.get(id);
    if (called !== undefined) this.latencies.push(performance.now() - called);
    return Promise.resolve();
  }

  async allRan(): Promise<void> {
    while (this.ran < this.wanted) await delay(1);
  }
}

export async function run(): Promise<Json> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-bench-'));
  const server = await startEmbeddedPostgres({ dataFolder, ephemeral: true });
  await applyMigrations(server.url);
  const pools = new PgPools(new DatabaseSettings(server.url));
  const backend = await openQueueBackend({ database: new DatabaseSettings(server.url) });
  const [catalogue, job] = [new JobCatalogue(), new Counter()];
  catalogue.register(job);
  const [queues, workers] = [new Queues(backend, catalogue), new Workers(backend, catalogue)];
  const sequencer = new Sequencer(pools.app);
  const store = new EventStore(pools.app, undefined, { onRecorded: () => sequencer.nudge() });
  const feed = new Feed(pools.app);
  const alone = new BullMqAlone(backend, CONCURRENCY);
  const bench = new Bench(pools, feed, store, queues, job, alone);
  sequencer.start();
  try {
    const jobsPerSecond = await bench.backlog(workers);
    await workers.start();
    const appends = await bench.appends();
    const latency = await bench.latency(server.url);
    return {
      rounds: ROUNDS,
      sliceMs: SLICE_MS,
      producers: PRODUCERS,
      concurrency: CONCURRENCY,
      jobsPerSecond,
      ...appends,
      latency,
      ratios: {
        [`appends of which one in ${EVENTS_PER_JOB} calls for a job, to appends alone`]: atLeast(
          0.5,
          appends.ratioToAlone.someJobs,
        ),
        'appends that each call for a job, to appends alone': atLeast(0.05, appends.ratioToAlone.aJobForEach),
        'jobs run from a backlog, to those of BullMQ alone': atLeast(0.5, jobsPerSecond.ratio),
        "from an append to its job's run, to an append and then a job of BullMQ alone": atMost(10, latency.ratio),
      },
    };
  } finally {
    await workers.close();
    await alone.close();
    await queues.close();
    await backend.close();
    await store.close();
    await feed.close();
    await sequencer.stop();
    await pools.close();
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

class Bench {
  constructor(
    private readonly pools: PgPools,
    private readonly feed: Feed,
    private readonly store: EventStore,
    private readonly queues: Queues,
    private readonly job: Counter,
    private readonly alone: BullMqAlone,
  ) {}

  /** What lies in the queue is run with all hands, and the same by BullMQ alone; no appends meanwhile. */
  async backlog(workers: Workers) {
    const rounds: { readonly ours: number; readonly alone: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const alone = await this.alone.backlog(BACKLOG);
      const requests = Array.from({ length: BACKLOG }, () => ({ id: `bench-${randomUUID()}-1`, data: {} }));
      await this.queues.add(this.job.effect, requests);
      this.job.wanted += BACKLOG;
      const begun = performance.now();
      await workers.start();
      await this.job.allRan();
      const ours = (BACKLOG / (performance.now() - begun)) * 1_000;
      await workers.close();
      if (round > 0) rounds.push({ ours, alone });
    }
    return {
      ours: rounded(median(rounds.map(({ ours }) => ours))),
      alone: rounded(median(rounds.map(({ alone }) => alone))),
      ratio: rounded(median(rounds.map(({ ours, alone }) => ours / alone))),
    };
  }

  /** Appends alone, appends of which some call for a job, and appends that each do; in turns. */
  async appends() {
    const rounds: {
      readonly alone: Slice;
      readonly some: Slice;
      readonly each: Slice;
      readonly throughSeconds: number;
    }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      process.stderr.write(`  round ${round}/${ROUNDS}\n`);
      await this.sequenced();
      const alone = await slice(this.producers(0), SLICE_MS);
      const some = await this.dispatching(() => slice(this.producers(EVENTS_PER_JOB), SLICE_MS));
      const begun = performance.now();
      const before = this.job.wanted;
      const each = await this.dispatching(() => slice(this.producers(1), SLICE_MS));
      const jobs = this.job.wanted - before;
      const throughSeconds = jobs / ((performance.now() - begun) / 1000);
      if (round > 0) rounds.push({ alone, some, each, throughSeconds });
    }
    const of = (pick: (round: (typeof rounds)[number]) => number) => rounded(median(rounds.map(pick)));
    return {
      appendsPerSecond: {
        alone: of(({ alone }) => alone.perSecond),
        [`aJobForOneIn${EVENTS_PER_JOB}`]: of(({ some }) => some.perSecond),
        aJobForEach: of(({ each }) => each.perSecond),
      },
      ratioToAlone: {
        someJobs: of(({ alone, some }) => some.perSecond / alone.perSecond),
        aJobForEach: of(({ alone, each }) => each.perSecond / alone.perSecond),
      },
      /** From the first append to the last job run, where every event calls for one. */
      appendedDispatchedAndRunPerSecond: of(({ throughSeconds }) => throughSeconds),
    };
  }

  /**
   * From the call of an append to its job's run, one at a time; and an append and then a job of BullMQ alone, in turns.
   */
  async latency(ownerUrl: string) {
    await tidyUp(ownerUrl);
    const alone: number[] = [];
    await this.dispatching(async () => {
      for (let round = 0; round <= ROUNDS; round += 1) {
        if (round === 1) this.job.latencies.length = 0;
        for (let place = 0; place < TIMED_PER_ROUND; place += 1) {
          const stream = randomUUID();
          this.job.called.set(jobId('bench', { stream, version: 1 }), performance.now());
          await this.append(stream, 'no-stream', true);
          await this.job.allRan();
        }
        const append = () => this.append(randomUUID(), 'no-stream', false);
        const without = await this.alone.latencies(TIMED_PER_ROUND, append);
        if (round > 0) alone.push(...without);
      }
    });
    const { latencies } = this.job;
    return {
      ours: percentiles(latencies),
      alone: percentiles(alone),
      ratio: rounded(median(latencies) / median(alone)),
    };
  }

  /** Every so many events call for a job; 0: none. */
  private producers(eventsPerJob: number): readonly (() => Promise<void>)[] {
    return Array.from({ length: PRODUCERS }, (_, place) => {
      const stream = randomUUID();
      let version = 0;
      return async () => {
        const calls = eventsPerJob > 0 && (version + place) % eventsPerJob === 0;
        await this.append(stream, version === 0 ? 'no-stream' : version, calls);
        version += 1;
      };
    });
  }

  private async append(stream: string, expected: number | 'no-stream', callsForJob: boolean): Promise<void> {
    if (callsForJob) this.job.wanted += 1;
    const events = [{ type: callsForJob ? 'JobWanted' : 'ActionTaken', payload }];
    await this.store.append({ stream, expected, metadata, events });
  }

  /** With the dispatcher at the end of the ledger before, and every job run after. */
  private async dispatching<Result>(work: () => Promise<Result>): Promise<Result> {
    const consumers = new Consumers(this.pools, this.feed);
    consumers.register(dispatchJobs(this.job, this.queues));
    await this.sequenced();
    await consumers.catchUp();
    consumers.start();
    const result = await work();
    await this.job.allRan();
    await consumers.stop();
    return result;
  }

  private async sequenced(): Promise<void> {
    for (;;) {
      const { rows } = await this.pools.app.query<{ empty: boolean }>(
        'select not exists (select from es.inbox) as empty',
      );
      if (rows[0]?.empty === true) return;
      await delay(20);
    }
  }
}

const percentiles = (latencies: readonly number[]) => ({
  p50Ms: rounded(quantile(latencies, 0.5)),
  p99Ms: rounded(quantile(latencies, 0.99)),
});

/** What was measured before leaves dead rows; that the server clears them away shall not be measured. */
async function tidyUp(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('vacuum analyze').finally(() => client.end());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(await run(), null, 2));
