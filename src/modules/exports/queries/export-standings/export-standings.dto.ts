import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { type ExportFormat } from '../../output/export.js';
import { IsExportFormat } from '../../output/export-format.dto.js';

export class ExportStandingsDto {
  @ApiProperty({ format: 'uuid', description: 'The league.', example: '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f' })
  @IsUUID()
  league!: string;

  @IsExportFormat()
  format: ExportFormat = 'json';
}
