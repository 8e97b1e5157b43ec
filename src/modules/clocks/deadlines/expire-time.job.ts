import { Injectable } from '@nestjs/common';
import { record, text } from '../../../platform/decoding/index.js';
import { type JobKind, type RunningJob } from '../../../platform/queue/index.js';
import { Timekeeper } from '../../games/index.js';
import { ClockTable } from '../clock-table.js';

const jobData = record({ gameId: text });

/**
 * Effect: if the time of a seat has ended in a game, that is recorded. Decided on the game as it is when the job runs,
 * and appended on exactly that version: a job that is late, early, or there twice does nothing.
 */
@Injectable()
export class ExpireTime implements JobKind {
  readonly effect = 'expire-time';
  /** Given to the queue by `DeadlinePump`, from the table and not from the ledger. */
  readonly on = [];
  /** No game's end of time waits for that of other games. */
  readonly concurrency = 10;

  constructor(
    private readonly timekeeper: Timekeeper,
    private readonly table: ClockTable,
  ) {}

  jobFor(): null {
    return null;
  }

  async run(job: RunningJob): Promise<void> {
    const { gameId } = jobData(job.data, job.id);
    const isToCome = await this.timekeeper.expire(gameId);
    if (isToCome) await this.table.notYet(gameId);
  }
}
