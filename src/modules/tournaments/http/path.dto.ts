import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { HOWS, TOURNAMENT_STATUSES } from '../../../competition/index.js';
import { HasMembers, NamedPlayerDto } from './common.dto.js';
import { OwnPodDto } from './drafts.dto.js';
import { GamesScoreDto } from './results.dto.js';

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

  @ApiProperty({ enum: ['won', 'lost', 'drawn', 'open', 'bye', 'half-bye'], example: 'won' })
  score!: string;

  @ApiProperty({ type: GamesScoreDto, nullable: true })
  games!: GamesScoreDto | null;

  @ApiProperty({ type: 'string', enum: HOWS, nullable: true, example: 'played' })
  how!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  matchId!: string | null;
}

export class PathDto extends NamedPlayerDto {
  @HasMembers()
  members!: readonly NamedPlayerDto[];

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

  @ApiProperty({ type: GamesScoreDto, nullable: true, description: 'The games from your own view: won, lost, drawn.' })
  games!: GamesScoreDto | null;

  @ApiProperty({ enum: HOWS, example: 'played' })
  how!: string;
}

class OwnPairingDto {
  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: false })
  isBye!: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The table; null without a pairing.', example: 3 })
  table!: number | null;

  @ApiProperty({
    required: false,
    type: 'string',
    nullable: true,
    description: 'The match of the bracket, or the group of the round robin.',
    example: 'W1-1',
  })
  place?: string | null;

  @ApiProperty({ required: false, description: 'In a tournament of teams: the board at which you sit.', example: 2 })
  board?: number;

  @ApiProperty({ required: false, type: NamedPlayerDto })
  opposingTeam?: NamedPlayerDto;

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

  @ApiProperty({ required: false, description: 'Whether you or your opponent wait for a judge.', example: false })
  isJudgeCalled?: boolean;

  @ApiProperty({
    required: false,
    description: 'Whether an appeal against the result waits for an answer.',
    example: false,
  })
  isAppealed?: boolean;

  @ApiProperty({
    required: false,
    description: 'The extra time beyond the clock of the round, in milliseconds.',
    example: 300_000,
  })
  extension?: number;

  @ApiProperty({ required: false, example: true })
  canReport?: boolean;

  @ApiProperty({ required: false, example: false })
  canConfirm?: boolean;

  @ApiProperty({
    required: false,
    description: 'Whether you can appeal: staff decided the result, and no player has appealed against it.',
    example: false,
  })
  canAppeal?: boolean;

  @ApiProperty({
    required: false,
    description: 'Whether GET /v1/tournaments/{id}/players/{playerId}/deck shows the deck of the opponent.',
    example: false,
  })
  opponentShowsDeck?: boolean;
}

class OwnTeamDto extends NamedPlayerDto {
  @HasMembers()
  members!: readonly NamedPlayerDto[];
}

export class OwnTournamentDto extends NamedPlayerDto {
  @ApiProperty({
    type: OwnTeamDto,
    nullable: true,
    description: 'Your team, whose status, check-in and place follow; null if players play alone.',
  })
  team!: OwnTeamDto | null;

  @ApiProperty({ example: 'entered' })
  status!: string;

  @ApiProperty({ example: true })
  checkedIn!: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The place on the waiting list.', example: null })
  waitingPlace!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  place!: number | null;

  @ApiProperty({ enum: TOURNAMENT_STATUSES, description: 'The status of the tournament.', example: 'running' })
  tournamentStatus!: string;

  @ApiProperty({ type: OwnPairingDto, nullable: true, description: 'Your pairing in the last published round.' })
  current!: OwnPairingDto | null;

  @ApiProperty({
    type: OwnPodDto,
    nullable: true,
    description: 'The pod in which you draft, until the first round of the stage.',
  })
  draft!: OwnPodDto | null;
}
