import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';
import { type ExportFormat } from '../../output/export.js';
import { IsExportFormat } from '../../output/export-format.dto.js';

export class ExportPenaltiesDto {
  @ApiProperty({ required: false, format: 'uuid', description: 'Penalties in matches of this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Penalties in this match.' })
  @MayBeAbsent()
  @IsUUID()
  match?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Penalties of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;

  @IsExportFormat()
  format: ExportFormat = 'json';
}
