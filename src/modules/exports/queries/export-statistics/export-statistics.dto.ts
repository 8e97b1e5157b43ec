import { StatisticsQuery } from '../../../statistics/index.js';
import { type ExportFormat } from '../../output/export.js';
import { IsExportFormat } from '../../output/export-format.dto.js';

/** The filters of the statistics themselves. */
export class ExportStatisticsDto extends StatisticsQuery {
  @IsExportFormat()
  format: ExportFormat = 'json';
}
