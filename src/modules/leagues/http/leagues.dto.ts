import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Matches, Max, Min, ValidateNested } from 'class-validator';
import { IsFormatName, IsGameName } from '../../catalogue/index.js';
import { IsLine, MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { IsTag } from '../../identity/index.js';
import {
  IsTiming,
  VisibilityTermsDto,
  type Pairings,
  PAIRINGS,
  type Publication,
  PUBLICATIONS,
  SeenDelayDto,
  TimingDto,
} from '../../matches/index.js';
import { APPEAL_DAYS_MIN, BEST_OF, type BestOf, DEFAULT_PAIRINGS, DEFAULT_POINTS } from '../domain/league.js';
import { NumberDto, PolicyDto, TermDto } from '../tables/tables.dto.js';

const POINTS_MAX = 1000;
const APPEAL_DAYS_MAX = 3_650;

class MatchPointsDto {
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

export class CreateLeagueDto extends VisibilityTermsDto {
  @IsLine(80, { example: 'Thursday league' })
  name!: string;

  @IsGameName()
  game!: string;

  @IsFormatName()
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
      'Who creates the matches. `staff`: organisers and scorekeepers. `players`: players, too, for matches in which they have a seat. The opponents are not asked.',
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
    description: 'The number of days after its end for which a game can be contested.',
  })
  @MayBeAbsent()
  @IsInt()
  @Min(APPEAL_DAYS_MIN)
  @Max(APPEAL_DAYS_MAX)
  appealDays?: number;

  @IsTiming('What time the seats have in every match; otherwise each match says so for itself.')
  timing?: TimingDto;
}

export class LeagueParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class LeagueDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f' })
  id!: string;

  @ApiProperty({ example: 'Thursday league' })
  name!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ enum: BEST_OF, example: 3 })
  bestOf!: BestOf;

  @ApiProperty({
    enum: PAIRINGS,
    description: 'Who creates the matches: `staff`, or `players`, too.',
    example: 'staff',
  })
  pairings!: Pairings;

  @ApiProperty({ type: MatchPointsDto })
  points!: MatchPointsDto;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    example: null,
    description: 'The organisation that owns the league; null for a league without one.',
  })
  organisationId!: string | null;

  @ApiProperty({ description: 'The number of days after its end for which a game can be contested.', example: 92 })
  appealDays!: number;

  @ApiProperty({ type: TimingDto, nullable: true, description: 'The time limits of the seats in all matches.' })
  timing!: TimingDto | null;

  @ApiProperty({ type: SeenDelayDto })
  spectators!: SeenDelayDto;

  @ApiProperty({
    enum: PUBLICATIONS,
    description: '`open`: a player who plays agrees to publication.',
    example: 'consent',
  })
  publication!: Publication;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;
}

export class ListLeaguesDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @MayBeAbsent()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;
}

class GamesDto {
  @ApiProperty({ example: 7 })
  won!: number;

  @ApiProperty({ example: 3 })
  lost!: number;

  @ApiProperty({ example: 0 })
  drawn!: number;
}

class LeaguePlayerDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;

  @ApiProperty({ example: 'Player One' })
  name!: string;

  @IsTag()
  tag?: string;
}

class LeagueTermDto extends TermDto {
  @ApiProperty({ format: 'uuid', description: 'The match that gave the points.' })
  matchId!: string;

  @ApiProperty({
    type: [LeaguePlayerDto],
    description: 'The opponent of this part, or all opponents for the points of a match.',
  })
  opponents!: readonly LeaguePlayerDto[];
}

class LeagueNumberDto extends NumberDto {
  @ApiProperty({
    required: false,
    type: [LeagueTermDto],
    description: 'The parts of the number, by match or by opponent.',
  })
  terms?: readonly LeagueTermDto[];
}

export class StandingDto extends IntersectionType(LeaguePlayerDto, GamesDto) {
  @ApiProperty({ example: 1, description: 'The rank. Players who are equal by every number share a rank.' })
  rank!: number;

  @ApiProperty({ example: 9 })
  points!: number;

  @ApiProperty({ example: 4, description: 'Finished matches.' })
  played!: number;

  @ApiProperty({ type: GamesDto })
  games!: GamesDto;

  @ApiProperty({ type: [LeagueNumberDto], description: 'The numbers, in the order of the measures of the policy.' })
  numbers!: readonly LeagueNumberDto[];
}

export class StandingsQuery {
  @ApiProperty({ required: false, format: 'uuid', description: 'The player whose numbers are shown in parts.' })
  @MayBeAbsent()
  @IsUUID()
  explain?: string;
}

class StandingsLeagueDto extends PickType(LeagueDto, ['id', 'name', 'game', 'format', 'points'] as const) {}

export class LeagueTableDto {
  @ApiProperty({ type: StandingsLeagueDto })
  league!: StandingsLeagueDto;

  @ApiProperty({ type: PolicyDto, description: 'The tie-breakers of the game, with the points of the league.' })
  policy!: PolicyDto;

  @ApiProperty({ type: [StandingDto] })
  standings!: readonly StandingDto[];
}
