import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Feed } from '../../../platform/event-store/index.js';

const BATCH = 500;
const IDLE_MS = 30_000;
const RETRY_MS = 500;
/** What a timer can hold. */
const WITHIN_MS_MAX = 2 ** 31 - 1;

/** Somebody who waits for news of one game. */
interface Waiting {
  /** The newest version heard of; 0 before the first. */
  version: number;
  /** Whether it has not been taken yet. */
  isNews: boolean;
  wake: () => void;
}

/** News of one game, from the moment it was subscribed to. */
export interface GameNews {
  /**
   * Resolves with the newest version that was heard of, as soon as there is a newer one than when it was last asked,
   * and at the latest after so many milliseconds where they are given; null when the reader has gone.
   */
  next(withinMs?: number | null): Promise<number | null>;
  close(): void;
}

interface Following {
  /** From here on nothing is missed. */
  readonly ready: Promise<void>;
  readonly stop: AbortController;
}

/**
 * Notifies readers of new events of their games: at once after events of this process, and through the ledger after all
 * others. One follower of the ledger serves all readers of this process. A game without readers costs no query.
 */
@Injectable()
export class GameChanges implements OnModuleDestroy {
  private readonly logger = new Logger(GameChanges.name);
  private readonly readers = new Map<string, Set<Waiting>>();
  private following: Following | null = null;

  constructor(private readonly feed: Feed) {}

  /** Everything recorded after this resolves is news; everything before can be read. */
  async subscribe(gameId: string, gone: AbortSignal): Promise<GameNews> {
    const reader: Waiting = { version: 0, isNews: false, wake: () => undefined };
    gone.addEventListener('abort', () => reader.wake(), { once: true });
    this.readers.set(gameId, (this.readers.get(gameId) ?? new Set()).add(reader));
    this.following ??= this.follow();
    await this.following.ready;
    return { next: (withinMs) => nextVersion(reader, gone, withinMs), close: () => this.leave(gameId, reader) };
  }

  /** Readers are notified after events of this process once the caller has the answer. */
  recorded(gameId: string, version: number): void {
    if (this.readers.has(gameId)) setImmediate(() => this.tellOf(gameId, version));
  }

  onModuleDestroy(): void {
    this.following?.stop.abort();
  }

  private leave(gameId: string, reader: Waiting): void {
    const readers = this.readers.get(gameId);
    readers?.delete(reader);
    if (readers?.size === 0) this.readers.delete(gameId);
    if (this.readers.size > 0) return;
    this.following?.stop.abort();
    this.following = null;
  }

  private follow(): Following {
    const stop = new AbortController();
    const ready = new Promise<void>((resolve) => void this.run(stop.signal, resolve));
    return { ready, stop };
  }

  private async run(signal: AbortSignal, onReady: () => void): Promise<void> {
    let position: number | null = null;
    while (!signal.aborted) {
      try {
        position ??= await this.feed.head();
        onReady();
        position = await this.tell(position, signal);
      } catch (error) {
        if (signal.aborted) return;
        this.logger.warn({ msg: 'readers of games wait for the ledger', err: error });
        await delay(RETRY_MS);
      }
    }
  }

  private async tell(position: number, signal: AbortSignal): Promise<number> {
    const events = await this.feed.readFrom(position, BATCH);
    for (const { stream, version } of events) this.tellOf(stream, version);
    if (events.length === 0) await this.feed.waitBeyond(position, IDLE_MS, signal);
    return events.at(-1)?.position ?? position;
  }

  private tellOf(gameId: string, version: number): void {
    for (const reader of this.readers.get(gameId) ?? []) {
      if (version <= reader.version) continue;
      reader.version = version;
      reader.isNews = true;
      reader.wake();
    }
  }
}

async function nextVersion(reader: Waiting, gone: AbortSignal, withinMs?: number | null): Promise<number | null> {
  if (!reader.isNews && !gone.aborted) {
    await new Promise<void>((resolve) => {
      const timer = typeof withinMs === 'number' ? setTimeout(resolve, Math.min(withinMs, WITHIN_MS_MAX)) : undefined;
      reader.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  reader.isNews = false;
  return gone.aborted ? null : reader.version;
}
