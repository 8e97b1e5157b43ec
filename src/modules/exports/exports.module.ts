import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ExportsController } from './http/exports.controller.js';
import { ExportMatchesHandler } from './queries/export-matches.js';
import { ExportPenaltiesHandler } from './queries/export-penalties.js';
import { ExportStandingsHandler } from './queries/export-standings.js';
import { ExportStatisticsHandler } from './queries/export-statistics.js';
import { ExportTournamentHandler } from './queries/export-tournament.js';

/** What others know, as files: the same queries that answer requests, written out to their end. */
@Module({
  imports: [CqrsModule],
  controllers: [ExportsController],
  providers: [
    ExportMatchesHandler,
    ExportPenaltiesHandler,
    ExportStandingsHandler,
    ExportStatisticsHandler,
    ExportTournamentHandler,
  ],
})
export class ExportsModule {}
