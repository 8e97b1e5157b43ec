import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ExplainedPair, SwissRound } from '../../../competition/index.js';
import {
  TaskFailed,
  type TaskLimits,
  TaskPool,
  TaskQueueFull,
  TaskTooLarge,
  TaskTooLong,
} from '../../../platform/tasks/index.js';
import { PairingTooLong } from '../rounds.problems.js';
import type { ExplainTask, PairingTask, PairTask } from './pairing-task.js';

/** 2,048 players take some 14 seconds; a machine that is busy with other work three times as long. */
const LIMITS: TaskLimits = { processes: 1, ms: 60_000, heapMb: 512, waitingOfOne: 4, waitingOfAll: 32 };

/** From sources it is TypeScript, as this file is. */
const SCRIPT = new URL(`./pair.main${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** Pairs large rounds in a process of their own. */
@Injectable()
export class PairingPool implements OnModuleDestroy {
  private readonly pool = new TaskPool<PairingTask, unknown>(SCRIPT, LIMITS);

  /** Throws `PairingTooLong`. */
  async paired(task: Omit<PairTask, 'kind'>, caller: string): Promise<SwissRound> {
    // The script answers each kind of task with its own kind of value.
    return (await this.run({ ...task, kind: 'pair' }, caller)) as SwissRound;
  }

  /** Throws `PairingTooLong`. */
  async explained(task: Omit<ExplainTask, 'kind'>, caller: string): Promise<readonly ExplainedPair[]> {
    return (await this.run({ ...task, kind: 'explain' }, caller)) as readonly ExplainedPair[];
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }

  private run(input: PairingTask, caller: string): Promise<unknown> {
    return this.pool.run({ caller, input }).catch((error: unknown) => {
      const isLimit = [TaskTooLong, TaskTooLarge, TaskQueueFull].some((limit) => error instanceof limit);
      throw isLimit ? new PairingTooLong() : error instanceof TaskFailed ? (error.cause ?? error) : error;
    });
  }
}
