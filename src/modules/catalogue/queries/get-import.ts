import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Queues } from '../../../platform/queue/index.js';
import { ImportNotDone, ImportNotFound } from '../catalogue.problems.js';
import { ImportCards } from '../imports/import-cards.job.js';
import type { CardImport } from '../imports/import.js';
import { ImportRepository } from '../imports/import.repository.js';

/** An import, and how far it is. Throws `ImportNotFound`. */
export class GetImport extends Query<CardImport> {
  constructor(readonly importId: string) {
    super();
  }
}

/** The whole report of an import, as JSON text. Throws `ImportNotFound` and `ImportNotDone`. */
export class GetImportReport extends Query<string> {
  constructor(readonly importId: string) {
    super();
  }
}

@QueryHandler(GetImport)
export class GetImportHandler implements IQueryHandler<GetImport> {
  constructor(
    private readonly imports: ImportRepository,
    private readonly queues: Queues,
    private readonly job: ImportCards,
  ) {}

  async execute({ importId }: GetImport): Promise<CardImport> {
    const found = await this.imports.find(importId);
    if (found === null) throw new ImportNotFound(importId);
    if (found.endedAt !== null) return found;
    const { id } = this.job.jobFor({ stream: importId, version: 1 });
    const report = await this.queues.find(this.job.effect, id);
    return report?.state === 'dead' ? { ...found, status: 'failed', error: { message: gaveUp(id) } } : found;
  }
}

/** No fault of the file: that would be in the row. */
const gaveUp = (jobId: string): string =>
  `The service failed to carry the import out. It is under GET /v1/jobs, and tries again on POST /v1/jobs/${jobId}/retry.`;

@QueryHandler(GetImportReport)
export class GetImportReportHandler implements IQueryHandler<GetImportReport> {
  constructor(private readonly imports: ImportRepository) {}

  async execute({ importId }: GetImportReport): Promise<string> {
    const report = await this.imports.report(importId);
    if (report === undefined) throw new ImportNotFound(importId);
    if (report === null) throw new ImportNotDone(importId);
    return report;
  }
}
