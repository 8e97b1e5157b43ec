import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { HOWS, MEASURE_NAMES, TOURNAMENT_STATUSES } from '../../../competition/index.js';
import { MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { NamedPlayerDto, ROUNDS_MAX, VERSION_MAX } from './common.dto.js';
import { GamesScoreDto, PairingResultDto } from './results.dto.js';
import { PolicyDto } from './tournament.dto.js';

const STAGES_MAX = 5;

export class StandingsQuery {
  @ApiProperty({ required: false, minimum: 1, description: 'As the results up to this round make it.', example: 3 })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(ROUNDS_MAX)
  round?: number;

  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'As it was at this version of the tournament.',
    example: 40,
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  at?: number;

  @ApiProperty({ required: false, format: 'uuid', description: 'The player whose numbers are written out.' })
  @MayBeAbsent()
  @IsUUID()
  explain?: string;
}

export class StageQuery {
  @ApiProperty({ required: false, minimum: 1, maximum: STAGES_MAX, description: 'Otherwise the last one.', example: 1 })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(STAGES_MAX)
  stage?: number;
}

class TermDto {
  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ type: NamedPlayerDto, nullable: true })
  opponent!: NamedPlayerDto | null;

  @ApiProperty({ description: 'Before the floor.', example: '0.1111' })
  raw!: string;

  @ApiProperty({ example: '0.3300' })
  value!: string;

  @ApiProperty({ example: '33/100' })
  fraction!: string;
}

class NumberDto {
  @ApiProperty({ enum: MEASURE_NAMES, example: 'opponents-match-win' })
  measure!: string;

  @ApiProperty({ description: 'Rounded for people; places rest on the fraction.', example: '0.4422' })
  value!: string;

  @ApiProperty({ example: '199/450' })
  fraction!: string;

  @ApiProperty({
    required: false,
    enum: ['sum', 'mean', 'ratio', 'chain'],
    description: 'What the number is of its terms; for the player who is explained.',
  })
  by?: string;

  @ApiProperty({ required: false, type: [TermDto], description: 'What each round, or opponent, brought to it.' })
  terms?: readonly TermDto[];
}

class RecordDto {
  @ApiProperty({ example: 2 })
  won!: number;

  @ApiProperty({ example: 1 })
  lost!: number;

  @ApiProperty({ example: 0 })
  drawn!: number;
}

export class TournamentPlaceDto extends NamedPlayerDto {
  @ApiProperty({ description: 'Shared by players who are equal by every number.', example: 1 })
  place!: number;

  @ApiProperty({ description: 'The last stage of the player.', example: 1 })
  stage!: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'The group of a round robin.', example: null })
  group!: string | null;

  @ApiProperty({ example: 'entered' })
  status!: string;

  @ApiProperty({ type: RecordDto })
  record!: RecordDto;

  @ApiProperty({ type: [NumberDto], description: 'In the order of the measures of the policy.' })
  numbers!: readonly NumberDto[];
}

export class TournamentStandingsDto {
  @ApiProperty({ example: 40 })
  version!: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  round!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1 })
  stage!: number | null;

  @ApiProperty({ type: PolicyDto })
  policy!: PolicyDto;

  @ApiProperty({ type: [TournamentPlaceDto] })
  rows!: readonly TournamentPlaceDto[];
}

class BracketMatchDto {
  @ApiProperty({ example: 'W2-1' })
  id!: string;

  @ApiProperty({ enum: ['winners', 'losers', 'final', 'third-place'], example: 'winners' })
  part!: string;

  @ApiProperty({ description: 'The round of its part.', example: 2 })
  column!: number;

  @ApiProperty({ description: 'The earliest round of the stage in which it can be played.', example: 2 })
  step!: number;

  @ApiProperty({
    description: 'A second final, for which the winner of the losers has to win the first.',
    example: false,
  })
  isReset!: boolean;

  @ApiProperty({ type: [String], description: 'Where its players come from.', example: ['winner W1-1', 'winner W1-2'] })
  sources!: readonly string[];

  @ApiProperty({
    type: 'array',
    items: { nullable: true, allOf: [{ $ref: '#/components/schemas/NamedPlayerDto' }] },
    description: 'Null for a player who is not known yet, or for nobody.',
  })
  players!: readonly (NamedPlayerDto | null)[];

  @ApiProperty({
    enum: ['waiting', 'ready', 'over', 'skipped'],
    description: '`skipped`: nobody had to play.',
    example: 'over',
  })
  status!: string;

  @ApiProperty({ type: NamedPlayerDto, nullable: true })
  winner!: NamedPlayerDto | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The round in which it is played.', example: 6 })
  round!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1 })
  table!: number | null;

  @ApiProperty({ type: PairingResultDto, nullable: true })
  result!: PairingResultDto | null;
}

export class BracketDto {
  @ApiProperty({ example: 2 })
  stage!: number;

  @ApiProperty({ enum: ['single-elimination', 'double-elimination'], example: 'single-elimination' })
  kind!: string;

  @ApiProperty({ example: 40 })
  version!: number;

  @ApiProperty({ type: [BracketMatchDto] })
  matches!: readonly BracketMatchDto[];
}

class CrossCellDto {
  @ApiProperty({ example: 1 })
  round!: number;

  @ApiProperty({ enum: ['pairing', 'bye', 'missed'], example: 'pairing' })
  kind!: string;

  @ApiProperty({ type: NamedPlayerDto, nullable: true })
  opponent!: NamedPlayerDto | null;

  @ApiProperty({ enum: ['won', 'lost', 'drawn', 'open', 'bye', 'missed'], example: 'won' })
  score!: string;

  @ApiProperty({ type: GamesScoreDto, nullable: true, description: 'From the view of the player of the row.' })
  games!: GamesScoreDto | null;
}

class CrossRowDto extends NamedPlayerDto {
  @ApiProperty({ example: 1 })
  place!: number;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  group!: string | null;

  @ApiProperty({ type: [CrossCellDto], description: 'Round by round.' })
  cells!: readonly CrossCellDto[];
}

export class CrossTableDto {
  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ example: 40 })
  version!: number;

  @ApiProperty({ type: [CrossRowDto], description: 'In the order of the table.' })
  rows!: readonly CrossRowDto[];
}

export class PathParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  playerId!: string;
}

class PathRoundDto {
  @ApiProperty({ example: 1 })
  round!: number;

  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 4 })
  table!: number | null;

  @ApiProperty({ type: NamedPlayerDto, nullable: true })
  opponent!: NamedPlayerDto | null;

  @ApiProperty({ enum: ['won', 'lost', 'drawn', 'open', 'bye'], example: 'won' })
  score!: string;

  @ApiProperty({ type: GamesScoreDto, nullable: true })
  games!: GamesScoreDto | null;

  @ApiProperty({ type: 'string', enum: HOWS, nullable: true, example: 'played' })
  how!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  matchId!: string | null;
}

export class PathDto extends NamedPlayerDto {
  @ApiProperty({ example: 'entered' })
  status!: string;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  team!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1 })
  place!: number | null;

  @ApiProperty({ type: [PathRoundDto] })
  rounds!: readonly PathRoundDto[];
}

class OwnReportDto {
  @ApiProperty({ example: true })
  byMe!: boolean;

  @ApiProperty({ type: GamesScoreDto, nullable: true, description: 'From your own view.' })
  games!: GamesScoreDto | null;

  @ApiProperty({ enum: HOWS, example: 'played' })
  how!: string;
}

class OwnPairingDto {
  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: false })
  isBye!: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null without a pairing.', example: 3 })
  table!: number | null;

  @ApiProperty({
    required: false,
    type: 'string',
    nullable: true,
    description: 'The match of the bracket, or the group.',
    example: 'W1-1',
  })
  place?: string | null;

  @ApiProperty({ required: false, type: 'string', format: 'uuid', nullable: true })
  matchId?: string | null;

  @ApiProperty({ required: false, type: NamedPlayerDto })
  opponent?: NamedPlayerDto;

  @ApiProperty({ required: false, enum: ['won', 'lost', 'drawn', 'open'], example: 'open' })
  score?: string;

  @ApiProperty({ required: false, type: GamesScoreDto, nullable: true })
  games?: GamesScoreDto | null;

  @ApiProperty({ required: false, type: OwnReportDto, nullable: true })
  report?: OwnReportDto | null;

  @ApiProperty({ required: false, example: false })
  isDisputed?: boolean;

  @ApiProperty({ required: false, example: true })
  canReport?: boolean;

  @ApiProperty({ required: false, example: false })
  canConfirm?: boolean;
}

export class OwnTournamentDto extends NamedPlayerDto {
  @ApiProperty({ example: 'entered' })
  status!: string;

  @ApiProperty({ example: true })
  checkedIn!: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The place on the waiting list.', example: null })
  waitingPlace!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  place!: number | null;

  @ApiProperty({ enum: TOURNAMENT_STATUSES, description: 'Of the tournament.', example: 'running' })
  tournamentStatus!: string;

  @ApiProperty({ type: OwnPairingDto, nullable: true, description: 'In the last published round.' })
  current!: OwnPairingDto | null;
}

export class HistoryQuery extends PageQuery {}

class ActorDto {
  @ApiProperty({
    description: 'The role by which it was done; `service` for the service itself.',
    example: 'organiser',
  })
  role!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  playerId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Organiser' })
  name!: string | null;
}

export class TournamentHistoryDto {
  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ example: 'ResultRecorded' })
  type!: string;

  @ApiProperty({ type: ActorDto })
  by!: ActorDto;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'As it was recorded.' })
  data!: unknown;
}
