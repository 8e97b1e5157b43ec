import { Injectable } from '@nestjs/common';
import { JobCatalogue } from './job-catalogue.js';
import { Pump } from './pump.js';
import { Queues } from './queues.js';

/** So many of an effect stay, for so long: their ids absorb duplicates meanwhile, and people see what ran. */
const KEPT_MAX = 10_000;
const KEPT_MS = 24 * 3_600_000;

/** Forgotten in one statement; the workers wait for none of it. */
const PAGE = 1_000;
const LOOK_EVERY_MS = 10_000;

/**
 * Removes finished jobs in the background. BullMQ would do so at the end of each job; with a bounded number, its
 * PostgreSQL backend then reads all kept jobs: at ten thousand, ten times the cost of a job.
 */
@Injectable()
export class FinishedJobs extends Pump {
  constructor(
    private readonly catalogue: JobCatalogue,
    private readonly queues: Queues,
  ) {
    super();
  }

  protected async pump(): Promise<boolean> {
    let isMore = false;
    for (const { effect } of this.catalogue.all()) {
      isMore = (await this.queues.forgetFinished(effect, { keptMax: KEPT_MAX, keptMs: KEPT_MS, page: PAGE })) || isMore;
    }
    return isMore;
  }

  protected lookEveryMs(): number {
    return LOOK_EVERY_MS;
  }
}
