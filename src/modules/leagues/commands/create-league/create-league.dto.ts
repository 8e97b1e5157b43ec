import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Matches, Max, Min, ValidateNested } from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../../platform/http/index.js';
import { IsTiming, OnlookerTermsDto, type Pairings, PAIRINGS, TimingDto } from '../../../matches/index.js';
import { APPEAL_DAYS_MIN, BEST_OF, type BestOf, DEFAULT_PAIRINGS, DEFAULT_POINTS } from '../../domain/league.js';

const POINTS_MAX = 1000;
const APPEAL_DAYS_MAX = 3_650;

export class MatchPointsDto {
  @ApiProperty({ example: 3, minimum: 0, maximum: POINTS_MAX })
  @IsInt()
  @Min(0)
  @Max(POINTS_MAX)
  win!: number;

  @ApiProperty({ example: 1, minimum: 0, maximum: POINTS_MAX })
  @IsInt()
  @Min(0)
  @Max(POINTS_MAX)
  draw!: number;

  @ApiProperty({ example: 0, minimum: 0, maximum: POINTS_MAX })
  @IsInt()
  @Min(0)
  @Max(POINTS_MAX)
  loss!: number;
}

export class CreateLeagueDto extends OnlookerTermsDto {
  @IsLine(80, { example: 'Thursday league' })
  name!: string;

  @ApiProperty({ example: 'lorcana' })
  @IsString()
  @Matches(/^[a-z]{1,20}$/)
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  @IsString()
  @Matches(/^[a-z0-9-]{1,40}$/)
  format!: string;

  @ApiProperty({ required: false, enum: BEST_OF, default: 1 })
  @MayBeAbsent()
  @IsIn(BEST_OF)
  bestOf?: BestOf;

  @ApiProperty({
    required: false,
    enum: PAIRINGS,
    default: DEFAULT_PAIRINGS,
    description:
      'Who makes the matches: `staff`, its organisers and scorekeepers, or `players` as well, such in which they have a ' +
      'seat, against whomever they name.',
  })
  @MayBeAbsent()
  @IsIn(PAIRINGS)
  pairings?: Pairings;

  @ApiProperty({ required: false, type: MatchPointsDto, default: DEFAULT_POINTS })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => MatchPointsDto)
  points?: MatchPointsDto;

  @ApiProperty({
    required: false,
    minimum: APPEAL_DAYS_MIN,
    maximum: APPEAL_DAYS_MAX,
    default: APPEAL_DAYS_MIN,
    description: 'For how many days after its end a game can be contested.',
  })
  @MayBeAbsent()
  @IsInt()
  @Min(APPEAL_DAYS_MIN)
  @Max(APPEAL_DAYS_MAX)
  appealDays?: number;

  @IsTiming('What time the seats have in every match; otherwise each match says so for itself.')
  timing?: TimingDto;
}
