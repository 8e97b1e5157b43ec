import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';
import { type StandingPenalty } from '../../../cases/index.js';
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

/** As it stands; in CSV the same but for its place. */
export class StandingPenaltyDto implements StandingPenalty {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  imposedAt!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  leagueId!: string | null;

  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f' })
  matchId!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a3-4c1d-7a02-9b7e-6d5c4b3a2918' })
  caseId!: string;

  @ApiProperty({ type: 'integer', description: 'Its place among those of the ruling, from 0.', example: 0 })
  place!: number;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;

  @ApiProperty({ example: 'slow-play' })
  infraction!: string;

  @ApiProperty({ example: 'warning' })
  penalty!: string;
}
