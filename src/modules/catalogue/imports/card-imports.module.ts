import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Jobs } from '../../../platform/queue/index.js';
import { CatalogueModule } from '../catalogue.module.js';
import { ImportsController } from '../http/imports.controller.js';
import { RequestImportHandler } from '../commands/request-import.js';
import { GetImportHandler, GetImportReportHandler } from '../queries/get-import.js';
import { ImportCards } from './import-cards.job.js';
import { ImportRepository } from './import.repository.js';
import { Importer } from './importer.js';

/** Where card sets come from: files, read by jobs. Apart from the catalogue, which works without a queue. */
@Module({
  imports: [CqrsModule, CatalogueModule],
  controllers: [ImportsController],
  providers: [GetImportHandler, GetImportReportHandler, ImportCards, Importer, ImportRepository, RequestImportHandler],
})
export class CardImportsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly importCards: ImportCards,
  ) {}

  onModuleInit(): void {
    this.jobs.register(this.importCards);
  }
}
