import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiProperty, getSchemaPath, OmitType } from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import type { NamedPenalty } from '../../cases/index.js';
import { ListMatchesDto } from '../../matches/index.js';
import { StatisticsQuery } from '../../statistics/index.js';
import { EXPORT_FORMATS, type ExportFormat } from '../export.js';

const ROUNDS_MAX = 999;

/** The parameter `format` alone, of an object that has others. */
const IsExportFormat = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false, enum: EXPORT_FORMATS, default: 'json' }),
    MayBeAbsent(),
    IsIn(EXPORT_FORMATS),
  );

/** Documents both forms of an export. */
export const ApiExport = (item: Type): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(item),
    ApiOkResponse({
      description: 'A JSON list, or a table in CSV (RFC 4180; UTF-8 with a byte order mark) with a header.',
      content: {
        'application/json': { schema: { type: 'array', items: { $ref: getSchemaPath(item) } } },
        'text/csv': { schema: { type: 'string' } },
      },
    }),
  );

/** The filters of the listing; an export has no pages. */
export class ExportMatchesDto extends OmitType(ListMatchesDto, ['cursor', 'limit'] as const) {
  @IsExportFormat()
  format: ExportFormat = 'json';
}

export class ExportStandingsDto {
  @ApiProperty({ format: 'uuid', description: 'The league.', example: '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f' })
  @IsUUID()
  league!: string;

  @IsExportFormat()
  format: ExportFormat = 'json';
}

export class ExportTournamentDto {
  @ApiProperty({ format: 'uuid', description: 'The tournament.', example: '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f' })
  @IsUUID()
  tournament!: string;

  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'The standings after this round. Without it, the present standings.',
    example: 3,
  })
  @MayBeAbsent()
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  @Max(ROUNDS_MAX)
  round?: number;

  @IsExportFormat()
  format: ExportFormat = 'json';
}

/** The filters of the statistics themselves; an export has all decks, players and cards. */
export class ExportStatisticsDto extends OmitType(StatisticsQuery, ['limit'] as const) {
  @IsExportFormat()
  format: ExportFormat = 'json';
}

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

/** The present entry. In CSV it is the same without its place. */
export class StandingPenaltyDto implements NamedPenalty {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  imposedAt!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  leagueId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  leagueName!: string | null;

  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f' })
  matchId!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a3-4c1d-7a02-9b7e-6d5c4b3a2918' })
  caseId!: string;

  @ApiProperty({ type: 'integer', description: 'The index of the penalty in its ruling, from 0.', example: 0 })
  place!: number;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;

  @ApiProperty({ example: 'Player One' })
  playerName!: string;

  @ApiProperty({ example: 'slow-play' })
  infraction!: string;

  @ApiProperty({ example: 'warning' })
  penalty!: string;
}
