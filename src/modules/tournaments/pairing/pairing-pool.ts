import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  type DutchField,
  type DutchRound,
  type ExplainedPair,
  type Outlook,
  pairDutch,
  type SwissPairs,
} from '../../../competition/index.js';
import {
  TaskFailed,
  type TaskLimits,
  TaskPool,
  TaskQueueFull,
  TaskTooLarge,
  TaskTooLong,
} from '../../../platform/tasks/index.js';
import { OutlookTooLong, PairingTooLong } from '../rounds.problems.js';
import type { ExplainTask, OutlookTask, PairingTask, PairTask } from './pairing-task.js';

/** 2,048 players take some 14 seconds; a machine that is busy with other work three times as long. */
const LIMITS: TaskLimits = { processes: 1, ms: 60_000, heapMb: 512, waitingOfOne: 4, waitingOfAll: 32 };

/** Players look ahead as often as they like: they wait for one another, and pairings do not wait for them. */
const LIMITS_OF_OUTLOOKS: TaskLimits = { ...LIMITS, ms: 20_000, waitingOfOne: 2 };

/** A Dutch round of more players would hold up other requests for some 50 milliseconds. */
const DUTCH_HERE = 16;

/** Rounds of the Dutch system in memory. */
const DUTCH_KEPT = 100;

/** From sources it is TypeScript, as this file is. */
const SCRIPT = new URL(`./pair.main${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** Pairs large rounds in a process of their own, and looks ahead in another one. */
@Injectable()
export class PairingPool implements OnModuleDestroy {
  private readonly pairings = new TaskPool<PairingTask, unknown>(SCRIPT, LIMITS);
  private readonly outlooks = new TaskPool<PairingTask, unknown>(SCRIPT, LIMITS_OF_OUTLOOKS);

  /** By what they are paired from. The desk pairs a round that takes seconds, and every reader may ask how. */
  private readonly dutchRounds = new LRUCache<string, Promise<DutchRound | null>>({ max: DUTCH_KEPT });

  // The script answers each kind of task with its own kind of value.

  /** Throws `PairingTooLong`. */
  async paired(task: Omit<PairTask, 'kind'>, caller: string): Promise<SwissPairs> {
    return (await this.pair({ ...task, kind: 'pair' }, caller)) as SwissPairs;
  }

  /** Null if the system allows no round; throws `PairingTooLong`. */
  dutch(field: DutchField, caller: string): Promise<DutchRound | null> {
    const key = createHash('sha256').update(JSON.stringify(field)).digest('base64');
    const known = this.dutchRounds.get(key);
    if (known !== undefined) return known;
    const paired = this.pairedInDutch(field, caller);
    this.dutchRounds.set(key, paired);
    paired.catch(() => this.dutchRounds.delete(key));
    return paired;
  }

  /** A few players are paired at once. */
  private async pairedInDutch(field: DutchField, caller: string): Promise<DutchRound | null> {
    const present = field.players.filter(({ isPresent }) => isPresent);
    if (present.length <= DUTCH_HERE) return pairDutch(field);
    return (await this.pair({ kind: 'dutch', field }, caller)) as DutchRound | null;
  }

  /** Throws `PairingTooLong`. */
  async explained(task: Omit<ExplainTask, 'kind'>, caller: string): Promise<readonly ExplainedPair[]> {
    return (await this.pair({ ...task, kind: 'explain' }, caller)) as readonly ExplainedPair[];
  }

  /** Throws `OutlookTooLong`. */
  async outlook(task: Omit<OutlookTask, 'kind'>, caller: string): Promise<Outlook | null> {
    const run = this.outlooks.run({ caller, input: { ...task, kind: 'outlook' } });
    return (await run.catch((error: unknown) => refuse(error, new OutlookTooLong()))) as Outlook | null;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.pairings.close(), this.outlooks.close()]);
  }

  private pair(input: PairingTask, caller: string): Promise<unknown> {
    return this.pairings.run({ caller, input }).catch((error: unknown) => refuse(error, new PairingTooLong()));
  }
}

function refuse(error: unknown, tooLong: Error): never {
  const isLimit = [TaskTooLong, TaskTooLarge, TaskQueueFull].some((limit) => error instanceof limit);
  throw isLimit ? tooLong : error instanceof TaskFailed ? (error.cause ?? error) : error;
}
