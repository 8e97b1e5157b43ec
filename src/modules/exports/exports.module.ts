import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ExportMatchesController } from './queries/export-matches/export-matches.controller.js';
import { ExportMatchesHandler } from './queries/export-matches/export-matches.handler.js';
import { ExportPenaltiesController } from './queries/export-penalties/export-penalties.controller.js';
import { ExportPenaltiesHandler } from './queries/export-penalties/export-penalties.handler.js';
import { ExportStandingsController } from './queries/export-standings/export-standings.controller.js';
import { ExportStandingsHandler } from './queries/export-standings/export-standings.handler.js';
import { ExportStatisticsController } from './queries/export-statistics/export-statistics.controller.js';
import { ExportStatisticsHandler } from './queries/export-statistics/export-statistics.handler.js';

/** What others know, as files: the same queries that answer requests, written out to their end. */
@Module({
  imports: [CqrsModule],
  controllers: [
    ExportMatchesController,
    ExportPenaltiesController,
    ExportStandingsController,
    ExportStatisticsController,
  ],
  providers: [ExportMatchesHandler, ExportPenaltiesHandler, ExportStandingsHandler, ExportStatisticsHandler],
})
export class ExportsModule {}
