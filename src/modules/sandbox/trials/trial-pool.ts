import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { RequestInvalid } from '../../../platform/http/index.js';
import {
  TaskFailed,
  type TaskLimits,
  TaskQueueFull,
  TaskPool,
  TaskTooLarge,
  TaskTooLong,
} from '../../../platform/tasks/index.js';
import { CardSetRules, CardSetUnavailable } from '../../catalogue/index.js';
import {
  PositionFaulty,
  TooManyTrials,
  TrialBroken,
  TrialTooLarge,
  TrialTooLong,
  TrialTooLongToTell,
} from '../sandbox.problems.js';
import type { TrialOrder, TrialResult } from './trial-order.js';

const LIMITS: TaskLimits = { processes: 2, ms: 3_000, heapMb: 128, waitingOfOne: 8, waitingOfAll: 64 };

/** From sources it is TypeScript, as this file is. */
const SCRIPT = new URL(`./trial.main${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** Tries out in processes of their own what callers send: whatever it takes, others are answered meanwhile. */
@Injectable()
export class TrialPool implements OnModuleDestroy {
  private readonly logger = new Logger(TrialPool.name);
  private readonly pool = new TaskPool<string, TrialResult>(SCRIPT, LIMITS);

  constructor(private readonly cardSets: CardSetRules) {}

  /** The answer as JSON. Throws the errors of this module, `RequestInvalid` and `CardSetUnavailable`. */
  async tryOut(order: TrialOrder, caller: string): Promise<string> {
    let carriedOut = 0;
    const heard = (news: unknown): void => {
      if (typeof news === 'number') carriedOut = news;
    };
    const task = { caller, input: JSON.stringify(order), heard, answer: () => this.cardsFor(order) };
    const result = await this.pool.run(task).catch((error: unknown) => {
      throw this.refusalOf(error, carriedOut);
    });
    if (result.kind === 'tried') return result.text;
    throw whyNot(result, order);
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }

  private cardsFor({ beginning }: TrialOrder): Promise<string | null> {
    return beginning.kind === 'recorded'
      ? this.cardSets.storedCards(beginning.game, beginning.cardSet)
      : Promise.resolve(null);
  }

  private refusalOf(error: unknown, carriedOut: number): unknown {
    if (error instanceof TaskTooLong) return new TrialTooLong(carriedOut, error.ms);
    if (error instanceof TaskTooLarge) return new TrialTooLarge(carriedOut, error.heapMb);
    if (error instanceof TaskQueueFull) return new TooManyTrials(error.most);
    if (!(error instanceof TaskFailed)) return error;
    // A caller's own cards led there; but what must never happen has happened, and somebody has to see to it.
    this.logger.error({ msg: 'a trial broke off', carriedOut, err: error.cause });
    return new TrialBroken(carriedOut);
  }
}

function whyNot(result: Exclude<TrialResult, { kind: 'tried' }>, { beginning }: TrialOrder): Error {
  switch (result.kind) {
    case 'rejected':
      return new PositionFaulty(
        result.faults.map(({ path, message }) => ({ in: 'body', pointer: `/position${path}`, message })),
      );
    case 'no-viewer': {
      const message = `as must be one of ${result.known.join(', ')}`;
      return new RequestInvalid([{ in: 'body', pointer: '/as', message }]);
    }
    case 'no-cards':
      return beginning.kind === 'recorded'
        ? new CardSetUnavailable(beginning.state.ruleset, beginning.cardSet)
        : new TrialBroken(0);
    case 'too-long-to-tell':
      return new TrialTooLongToTell(result.length);
  }
}
