import { Query } from '@nestjs/cqrs';
import type { GameStatisticsReport, StatisticsFilter } from '../../../statistics/index.js';
import { type Export } from '../../output/export.js';

/** The reports of all games, or of one. */
export class ExportStatistics extends Query<Export<GameStatisticsReport>> {
  constructor(readonly filter: StatisticsFilter) {
    super();
  }
}
