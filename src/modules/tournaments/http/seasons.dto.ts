import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { TOURNAMENT_STATUSES } from '../../../competition/index.js';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { NamedPlayerDto } from './common.dto.js';

const PLACE_MAX = 4_096;
const POINTS_MAX = 10_000;
const LINES_MAX = 64;
const BEST_MAX = 100;

export class PlacementLineDto {
  @ApiProperty({ minimum: 1, maximum: PLACE_MAX, description: 'The last place of the line.', example: 4 })
  @IsInt()
  @Min(1)
  @Max(PLACE_MAX)
  upTo!: number;

  @ApiProperty({ minimum: 0, maximum: POINTS_MAX, example: 5 })
  @IsInt()
  @Min(0)
  @Max(POINTS_MAX)
  points!: number;
}

export class NewSeasonDto {
  @IsLine(80, { example: 'Autumn 2026' })
  name!: string;

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: BEST_MAX,
    description: 'The number of best tournaments of a player that count. Without it, all tournaments count.',
    example: 6,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(BEST_MAX)
  best?: number;

  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: POINTS_MAX,
    default: 0,
    description: 'Points for taking part in a tournament.',
    example: 1,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(POINTS_MAX)
  participation?: number;

  @ApiProperty({
    type: [PlacementLineDto],
    maxItems: LINES_MAX,
    description: 'The points for places, in order of places. Places after the last line give no points.',
    example: [
      { upTo: 1, points: 10 },
      { upTo: 2, points: 7 },
      { upTo: 4, points: 5 },
    ],
  })
  @IsArray()
  @ArrayMaxSize(LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => PlacementLineDto)
  placements!: PlacementLineDto[];
}

class SeasonPolicyDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of best tournaments that count; null if all tournaments count.',
    example: 6,
  })
  best!: number | null;

  @ApiProperty({ example: 1 })
  participation!: number;

  @ApiProperty({ type: [PlacementLineDto] })
  placements!: readonly PlacementLineDto[];
}

export class SeasonDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-9f43-7d2c-8a61-6b7c8d9e0f1a' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  leagueId!: string;

  @ApiProperty({ example: 'Autumn 2026' })
  name!: string;

  @ApiProperty({ type: SeasonPolicyDto })
  policy!: SeasonPolicyDto;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T18:00:00.000Z' })
  createdAt!: string;
}

class SeasonOfLeagueDto extends SeasonDto {
  @ApiProperty({ type: 'string', nullable: true, example: 'Thursday league' })
  leagueName!: string | null;
}

class SeasonTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Friday evening' })
  name!: string;

  @ApiProperty({ enum: TOURNAMENT_STATUSES, example: 'ended' })
  status!: string;

  @ApiProperty({
    description: 'Whether the places of the tournament are in the table. They come a moment after its end.',
    example: true,
  })
  counted!: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

class SeasonResultDto {
  @ApiProperty({ format: 'uuid' })
  tournamentId!: string;

  @ApiProperty({ example: 2 })
  place!: number;

  @ApiProperty({ example: 8 })
  points!: number;

  @ApiProperty({ description: 'Whether the result is one of the best results, which count.', example: true })
  counts!: boolean;
}

export class SeasonRowDto extends NamedPlayerDto {
  @ApiProperty({ description: 'The place. Equal players share a place.', example: 1 })
  place!: number;

  @ApiProperty({ example: 19 })
  points!: number;

  @ApiProperty({ type: [SeasonResultDto], description: 'The results, in the order of the tournaments.' })
  results!: readonly SeasonResultDto[];
}

export class SeasonTableDto {
  @ApiProperty({ type: SeasonOfLeagueDto })
  season!: SeasonOfLeagueDto;

  @ApiProperty({
    type: [SeasonTournamentDto],
    description:
      'The tournaments, the oldest first: at most 1,000, with at most 100,000 places. Only ended ones count.',
  })
  tournaments!: readonly SeasonTournamentDto[];

  @ApiProperty({
    type: 'integer',
    description: 'The number of later tournaments over these bounds. They are not listed and do not count.',
    example: 0,
  })
  leftOut!: number;

  @ApiProperty({ type: [SeasonRowDto] })
  rows!: readonly SeasonRowDto[];
}

export class SeasonParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}
