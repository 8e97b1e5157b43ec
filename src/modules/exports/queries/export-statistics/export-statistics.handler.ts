import { Readable } from 'node:stream';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type GameStatisticsReport, GetStatistics } from '../../../statistics/index.js';
import { type Export } from '../../output/export.js';
import { ExportStatistics } from './export-statistics.query.js';
import { STATISTICS_COLUMNS, statisticsLines } from './statistics-lines.js';

@QueryHandler(ExportStatistics)
export class ExportStatisticsHandler implements IQueryHandler<ExportStatistics> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ filter }: ExportStatistics): Promise<Export<GameStatisticsReport>> {
    const reports = await this.queries.execute(new GetStatistics(filter));
    return { name: 'statistics', columns: STATISTICS_COLUMNS, items: Readable.from(reports), lines: statisticsLines };
  }
}
