import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID, Matches } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { IsTag } from '../../identity/index.js';

export class ListRatingsDto extends PageQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'game must be the id of a game' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'format must be the id of a format' })
  format!: string;
}

class RatingDto {
  @ApiProperty({ example: 1612 })
  rating!: number;

  @ApiProperty({ description: 'The standard deviation of the rating. It grows without play.', example: 74 })
  deviation!: number;

  @ApiProperty({ description: '`rating` minus two deviations: the order of the list.', example: 1464 })
  conservative!: number;

  @ApiProperty({ description: 'Whether the rating has too few results to be reliable.', example: false })
  isProvisional!: boolean;

  @ApiProperty({ description: 'The number of results behind the rating.', example: 24 })
  results!: number;
}

export class RatedPlayerDto extends RatingDto {
  @ApiProperty({ description: 'The place. Equal players share a place.', example: 3 })
  place!: number;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({ example: 'Player One' })
  name!: string;

  @IsTag()
  tag?: string;

  @ApiProperty({
    format: 'date-time',
    description: 'When the last week with a result began.',
    example: '2026-11-23T00:00:00.000Z',
  })
  lastPlayed!: string;
}

class RatingPeriodDto extends RatingDto {
  @ApiProperty({ format: 'date-time', description: 'When the week began.', example: '2026-11-23T00:00:00.000Z' })
  from!: string;

  @ApiProperty({ description: 'Results of the week.', example: 4 })
  declare results: number;
}

class RatingCorrectionDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-28T10:00:00.000Z' })
  correctedAt!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The tournament of the result.' })
  tournamentId!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The round of the tournament.', example: 2 })
  round!: number | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'A match outside of tournaments.' })
  matchId!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'A merged or separated record of the player or of an opponent.',
  })
  recordId!: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'The start of the last week whose rating changed.',
    example: '2026-11-23T00:00:00.000Z',
  })
  from!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The rating of that week before the correction.',
    example: 1650,
  })
  before!: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The rating of that week after the correction.',
    example: 1612,
  })
  after!: number | null;
}

class RatingHistoryDto extends RatingDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ type: [RatingPeriodDto], description: 'The last 156 weeks with results, the oldest first.' })
  history!: readonly RatingPeriodDto[];

  @ApiProperty({
    type: [RatingCorrectionDto],
    description:
      'The last 20 changes of the rating by corrected results of earlier weeks, or by merged or separated records, the newest first.',
  })
  corrections!: readonly RatingCorrectionDto[];
}

export class PlayerRatingsDto {
  @ApiProperty({
    description: 'Whether only the player sees the ratings. Other readers get an empty list.',
    example: false,
  })
  hidden!: boolean;

  @ApiProperty({ type: [RatingHistoryDto] })
  ratings!: readonly RatingHistoryDto[];
}

export class RatedPlayerParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class RatingVisibilityDto {
  @ApiProperty({ description: 'Whether only the player sees the ratings.', example: true })
  @IsBoolean()
  hidden!: boolean;
}
