import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { StoredEvent } from '../../platform/event-store/index.js';
import { within } from '../../platform/queue/index.js';
import type { ProvenStep, Reexecution } from './domain/comparison.js';

/** What happened in a game, without its states. */
export type ExecutedGame = Pick<Reexecution<ProvenStep>, 'rules' | 'started' | 'rewinds' | 'ends'> & {
  readonly steps: readonly Pick<ProvenStep, 'version' | 'log'>[];
};

/** The log of a game takes some hundred kilobytes. */
const GAMES_KEPT = 4;
/** The name of a game takes some hundred bytes. */
const NAMES_KEPT = 1_000;
/** Replays are made one after the other: between two of them lies a look at the queue. */
const PAUSE_MS = 100;
/** On a busy machine the documents of two games can take so long. */
const WAIT_MS = 2_000;
/** The game under way may be the one before; the next one is then the one that is waited for. */
const GAMES_WAITED_FOR = 2;

/**
 * The games that this process executed last for a replay. The job that records the facts of a game needs what happened
 * in it, and executing the game is most of its work. A job that finds nothing here executes the game by itself.
 */
@Injectable()
export class ExecutedGames {
  private readonly latest = new LRUCache<string, ExecutedGame>({ max: GAMES_KEPT });
  /** Games that were executed, the latest and earlier ones: nothing waits for an earlier one. */
  private readonly names = new LRUCache<string, true>({ max: NAMES_KEPT });
  private readonly waiting = new Set<() => void>();
  private executions = 0;
  private underWay = 0;
  private lastEnd = -Infinity;

  /** While this work goes on, and a moment longer, others wait for the game that it executes. */
  async during(work: () => Promise<void>): Promise<void> {
    this.underWay += 1;
    try {
      await work();
    } finally {
      this.underWay -= 1;
      this.lastEnd = performance.now();
      // Without its game if the work failed.
      this.wake();
    }
  }

  keep(events: readonly StoredEvent[], { rules, started, steps, rewinds, ends }: Reexecution<ProvenStep>): void {
    const happened = steps.map(({ version, log }) => ({ version, log }));
    const name = nameOf(events);
    this.names.set(name, true);
    this.latest.set(name, { rules, started, steps: happened, rewinds, ends });
    this.executions += 1;
    this.wake();
  }

  /** The game with exactly these events. Null if no replay of this process has executed it, or will do so soon. */
  async find(events: readonly StoredEvent[]): Promise<ExecutedGame | null> {
    const name = nameOf(events);
    const lastExecution = this.executions + GAMES_WAITED_FOR;
    const deadline = performance.now() + WAIT_MS;
    while (this.mayCome(name) && this.executions < lastExecution) {
      const left = deadline - performance.now();
      if (left <= 0) break;
      await this.change(this.underWay > 0 ? left : Math.min(left, PAUSE_MS));
    }
    return this.latest.get(name) ?? null;
  }

  private mayCome(name: string): boolean {
    return !this.names.has(name) && this.isBusy();
  }

  /** Resolves when a game was executed or a replay has ended, at the latest after so long. */
  private async change(ms: number): Promise<void> {
    let resolve = (): void => undefined;
    const changed = new Promise<void>((resolved) => (resolve = resolved));
    this.waiting.add(resolve);
    await within(ms, changed);
    this.waiting.delete(resolve);
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
  }

  private isBusy(): boolean {
    return this.underWay > 0 || performance.now() - this.lastEnd < PAUSE_MS;
  }
}

/** The hash of the last event stands for all events before it. */
function nameOf(events: readonly StoredEvent[]): string {
  const last = events.at(-1);
  return `${last?.stream} ${last?.version} ${last?.hash}`;
}
