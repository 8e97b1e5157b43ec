import { OmitType } from '@nestjs/swagger';
import { ListMatchesDto } from '../../../matches/index.js';
import { type ExportFormat } from '../../output/export.js';
import { IsExportFormat } from '../../output/export-format.dto.js';

/** The filters of the listing; an export has no pages. */
export class ExportMatchesDto extends OmitType(ListMatchesDto, ['cursor', 'limit'] as const) {
  @IsExportFormat()
  format: ExportFormat = 'json';
}
