import { Injectable } from '@nestjs/common';
import { type LedgerEvent } from '../../../platform/event-store/index.js';
import { jobId, type JobKind, type JobRequest, type RunningJob } from '../../../platform/queue/index.js';
import { CardSetRepository } from '../card-sets/card-set.repository.js';
import { CARD_IMPORT_REQUESTED, importJobData, type ImportOutcome } from './import.js';
import { ImportRepository, type ImportWork } from './import.repository.js';
import { Importer } from './importer.js';

/**
 * Effect: the cards of an uploaded file are a card set, or the import says why not. The same file gives the same set,
 * and a set that is there is not added again: a job that lost its worker halfway ends as if nothing had happened.
 */
@Injectable()
export class ImportCards implements JobKind {
  readonly effect = 'import-cards';
  readonly on = [CARD_IMPORT_REQUESTED];
  /** It is all computing: two at a time would only be two that take twice as long. */
  readonly concurrency = 1;

  constructor(
    private readonly imports: ImportRepository,
    private readonly cardSets: CardSetRepository,
    private readonly importer: Importer,
  ) {}

  jobFor(event: Pick<LedgerEvent, 'stream' | 'version'>): JobRequest {
    return { id: jobId('import-cards', event), data: { importId: event.stream } };
  }

  async run(job: RunningJob): Promise<void> {
    const { importId } = importJobData(job.data, job.id);
    const work = await this.imports.begin(importId);
    if (work === null) return;
    const outcome = await this.convert(importId, work, job);
    if (outcome.kind === 'rejected') return this.imports.fail(importId, outcome.error);
    const { cardSet, totals, report, records } = outcome;
    await this.cardSets.add(work.game, cardSet, totals, importId);
    await this.imports.finish(importId, cardSet.hash, report, records);
  }

  /** How far it is does not hold it up; the last word on that is how it ended. */
  private async convert(importId: string, work: ImportWork, job: RunningJob): Promise<ImportOutcome> {
    let reported = Promise.resolve();
    const outcome = await this.importer.convert(importId, work, ({ done, total }) => {
      reported = reported.then(async () => {
        await this.imports.progress(importId, done, total);
        await job.progress(total === 0 ? 0 : done / total);
      });
      reported.catch(() => undefined);
    });
    await reported;
    return outcome;
  }
}
