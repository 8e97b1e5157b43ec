import { Injectable } from '@nestjs/common';
import { cardSetOf, type Imported, type ImportRejected } from '../../../engine/index.js';
import { type LedgerEvent } from '../../../platform/event-store/index.js';
import { jobId, type JobKind, type JobRequest, type RunningJob } from '../../../platform/queue/index.js';
import { CardSetRepository } from '../card-sets/card-set.repository.js';
import { CARD_IMPORT_REQUESTED, importJobData } from './import-requested.js';
import { ImportRepository, type ImportWork } from './import.repository.js';
import { Importer } from './importer.js';

/**
 * Effect: the cards of an uploaded file are a card set, or the import says why not. The same file gives the same set, and a
 * set that is there is not added again: a job that lost its worker halfway ends as if nothing had happened.
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
    const imported = await this.convert(importId, work, job);
    if (imported.kind === 'rejected') return this.imports.fail(importId, errorOf(imported));
    await this.store(importId, work.game, imported);
  }

  /** A file that was taken says JSON, maybe after a byte order mark, which the decoder takes away. */
  private convert(importId: string, { game, format, upload }: ImportWork, job: RunningJob) {
    const file: unknown = JSON.parse(new TextDecoder().decode(upload));
    return this.importer.convert({ importId, game, format, file }, async (done, total) => {
      await this.imports.progress(importId, done, total);
      await job.progress(total === 0 ? 0 : done / total);
    });
  }

  private async store(importId: string, game: string, { cards, report }: Imported): Promise<void> {
    const { hash } = await this.cardSets.add(game, cardSetOf(cards), report.totals, importId);
    await this.imports.finish(importId, hash, report);
  }
}

/** Of many faults the first says most: the others follow from it. */
const errorOf = ({ faults: [first] }: ImportRejected) => ({
  message: first?.message ?? 'the file is of another format',
  ...(first !== undefined && { path: first.path }),
});
