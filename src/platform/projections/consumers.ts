import { Injectable, Logger } from '@nestjs/common';
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { isPassing, PgPools } from '../database/index.js';
import { Feed } from '../event-store/index.js';
import { consumeBatch } from './consume.js';
import { type Consumer } from './consumer.js';
import { consumerFailures, consumerPosition, countSetAside } from './projections.metrics.js';
import { SetAsideStreams } from './set-aside.js';

const BATCH = 500;

/** How long to sleep at most when the ledger is quiet: new events end the sleep at once, to be sent back does not. */
const IDLE_MS = 10_000;

const RETRY_MS = { first: 100, max: 10_000 };

/** Failures in a row after which an event that fails for whatever reason of its own is set aside with its stream. */
const PATIENCE = 6;

/** Every consumer of the ledger, and one loop for each of them in the processes that work. */
@Injectable()
export class Consumers {
  private readonly logger = new Logger(Consumers.name);
  private readonly registered = new Map<string, Consumer>();
  private readonly stopping = new AbortController();
  /**
   * A batch holds one connection and asks for a second one, for events and whatever else it reads: half of the pool
   * each.
   */
  private readonly inTurn: LimitFunction;
  private readonly failing = new Map<string, string>();
  private loops: readonly Promise<void>[] = [];

  constructor(
    private readonly pools: PgPools,
    private readonly feed: Feed,
    private readonly setAside: SetAsideStreams = new SetAsideStreams(pools),
  ) {
    this.inTurn = pLimit(Math.max(1, Math.floor(pools.app.options.max / 2)));
  }

  register(consumer: Consumer): void {
    if (this.registered.has(consumer.name)) throw new Error(`the consumer '${consumer.name}' is registered twice`);
    this.registered.set(consumer.name, consumer);
  }

  start(): void {
    countSetAside(() => this.setAside.counts());
    // Every consumer waits for the end: more of them than Node takes for a leak.
    setMaxListeners(0, this.stopping.signal);
    this.loops = [...this.registered.values()].map((consumer) => this.follow(consumer));
  }

  /** Ends the loops after the batch in hand. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
  }

  /** Resolves when every registered consumer has seen what the ledger holds now. For tests and for commands. */
  async catchUp(): Promise<void> {
    for (const consumer of this.registered.values()) {
      while ((await consumeBatch(this.pools.app, this.feed, consumer, BATCH)).read > 0);
    }
  }

  /** What of the ledger is not followed as it should be, in words; null where everything is. */
  async trouble(): Promise<string | null> {
    const counts = await this.setAside.counts();
    const aside = counts.map(({ consumer, streams }) => `'${consumer}' has set aside ${streams} of its streams`);
    const failing = [...this.failing].map(([consumer, why]) => `'${consumer}' fails again and again: ${why}`);
    const all = [...aside, ...failing];
    return all.length === 0 ? null : all.join(', ');
  }

  /**
   * What fails is tried again and never skipped: an event that fails for good stops its stream, anything else the
   * consumer.
   */
  private async follow(consumer: Consumer): Promise<void> {
    const { signal } = this.stopping;
    let failures = 0;
    while (!signal.aborted) {
      try {
        const { position, read, restMs } = await this.inTurn(() =>
          consumeBatch(this.pools.app, this.feed, consumer, BATCH, failures >= PATIENCE),
        );
        failures = 0;
        this.failing.delete(consumer.name);
        consumerPosition.set({ consumer: consumer.name }, position);
        if (restMs > 0) await this.feed.waitUntilQuiet(restMs, signal);
        // Fewer than the limit are all there were: the ledger says when there is more, and at once where a pace left
        // some.
        if (read < BATCH) await this.feed.waitBeyond(position, IDLE_MS, signal);
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        consumerFailures.inc({ consumer: consumer.name });
        if (failures >= PATIENCE)
          this.failing.set(consumer.name, error instanceof Error ? error.message : String(error));
        const msg = 'a ledger consumer failed and will try again';
        const line = { msg, consumer: consumer.name, failures, err: error };
        if (isPassing(error)) this.logger.warn(line);
        else this.logger.error(line);
        await pause(Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.max), signal);
      }
    }
  }
}

/** A sleep that a stop ends. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
