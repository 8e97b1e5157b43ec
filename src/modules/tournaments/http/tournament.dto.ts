import { ApiProperty } from '@nestjs/swagger';
import {
  DECKLISTS,
  type Decklists,
  PAIRING_SYSTEMS,
  type PairingSystem,
  type Seeding,
  SEEDINGS,
  STAGE_KINDS,
  type StageKind,
  TOURNAMENT_STATUSES,
  type TournamentStatus,
} from '../../../competition/index.js';
import { AnnouncementDto } from './announcement.dto.js';
import { StageDraftDto } from './drafts.dto.js';
import { BEST_OF } from './new-stage.dto.js';
import { LATE_ENTRIES } from './new-tournament.dto.js';
import { PolicyDto } from '../../leagues/index.js';
import { RoundClockDto } from './floor.dto.js';

class TournamentStageDto {
  @ApiProperty({ example: 1 })
  number!: number;

  @ApiProperty({ enum: STAGE_KINDS, example: 'swiss' })
  kind!: StageKind;

  @ApiProperty({ enum: BEST_OF, example: 3 })
  bestOf!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The greatest number of players who advance.',
    example: 8,
  })
  players!: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The rounds of a Swiss stage, known once the stage starts.',
    example: 4,
  })
  rounds!: number | null;

  @ApiProperty({ enum: [1, 2], example: 1 })
  times!: number;

  @ApiProperty({ example: 1 })
  groups!: number;

  @ApiProperty({ example: false })
  thirdPlace!: boolean;

  @ApiProperty({ example: false })
  continues!: boolean;

  @ApiProperty({ enum: PAIRING_SYSTEMS, description: 'The pairing system of a Swiss stage.', example: 'standard' })
  pairing!: PairingSystem;

  @ApiProperty({ type: StageDraftDto, nullable: true, description: 'The draft with which the stage begins.' })
  draft!: StageDraftDto | null;

  @ApiProperty({ example: true })
  begun!: boolean;

  @ApiProperty({ example: false })
  isOver!: boolean;

  @ApiProperty({ description: 'The number of published rounds.', example: 2 })
  playedRounds!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of players at the start of the stage.',
    example: 9,
  })
  field!: number | null;

  @ApiProperty({
    type: [String],
    description: 'Players who were equal at the cut. A lot decided which of them advance.',
    example: [],
  })
  lots!: readonly string[];
}

class PlayersCountDto {
  @ApiProperty({ example: 9 })
  entered!: number;

  @ApiProperty({ example: 0 })
  waiting!: number;

  @ApiProperty({ example: 9 })
  checkedIn!: number;

  @ApiProperty({ description: 'Players who dropped, were disqualified, or were left out at the start.', example: 0 })
  left!: number;
}

class RoundSummaryDto {
  @ApiProperty({ example: 2 })
  number!: number;

  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ example: false })
  isOver!: boolean;

  @ApiProperty({ example: 4 })
  tables!: number;

  @ApiProperty({ description: 'The number of tables without a result.', example: 3 })
  missing!: number;

  @ApiProperty({ description: 'The number of tables with a disputed result.', example: 0 })
  disputed!: number;

  @ApiProperty({
    description: 'The number of matches that wait for a judge. In a tournament of teams, each board counts.',
    example: 1,
  })
  calls!: number;

  @ApiProperty({ type: RoundClockDto, nullable: true, description: 'The clock; null until it is started.' })
  clock!: RoundClockDto | null;
}

class ProposalSummaryDto {
  @ApiProperty({ example: 3 })
  round!: number;

  @ApiProperty({ description: 'The version of the proposal. Send it to publish exactly this proposal.', example: 31 })
  version!: number;
}

const NEXT_ACTS = [
  'open-registration',
  'start',
  'draft',
  'decks',
  'pair',
  'publish',
  'results',
  'next-stage',
  'end',
] as const;

export class TournamentDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f' })
  id!: string;

  @ApiProperty({ description: 'The version of the tournament. Each recorded event increases it.', example: 12 })
  version!: number;

  @ApiProperty({ example: 'Friday evening' })
  name!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  leagueId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  leagueName!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  seasonId!: string | null;

  @ApiProperty({ enum: TOURNAMENT_STATUSES, example: 'running' })
  status!: TournamentStatus;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why the tournament was cancelled.', example: null })
  reason!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T18:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: AnnouncementDto,
    nullable: true,
    description: 'The announcement; null before the first announcement.',
  })
  announcement!: AnnouncementDto | null;

  @ApiProperty({ type: PolicyDto })
  policy!: PolicyDto;

  @ApiProperty({ type: [TournamentStageDto] })
  stages!: readonly TournamentStageDto[];

  @ApiProperty({ type: 'integer', nullable: true, example: 32 })
  capacity!: number | null;

  @ApiProperty({ example: false })
  selfRegistration!: boolean;

  @ApiProperty({ example: false })
  checkIn!: boolean;

  @ApiProperty({ enum: LATE_ENTRIES, example: 'loss' })
  lateEntry!: 'loss' | 'bye';

  @ApiProperty({ example: true })
  intentionalDraws!: boolean;

  @ApiProperty({
    description: 'Whether the service creates a match for each pairing and records its games.',
    example: false,
  })
  recorded!: boolean;

  @ApiProperty({ enum: DECKLISTS, description: 'Which decks everybody may see.', example: 'hidden' })
  decklists!: Decklists;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of boards of a table; null if players play alone.',
    example: null,
  })
  boards!: number | null;

  @ApiProperty({ enum: SEEDINGS, example: 'lot' })
  seeding!: Seeding;

  @ApiProperty({ type: PlayersCountDto })
  players!: PlayersCountDto;

  @ApiProperty({ type: RoundSummaryDto, nullable: true, description: 'The last published round.' })
  round!: RoundSummaryDto | null;

  @ApiProperty({
    type: ProposalSummaryDto,
    nullable: true,
    description: 'The proposed round, which is not published yet.',
  })
  proposal!: ProposalSummaryDto | null;

  @ApiProperty({
    enum: NEXT_ACTS,
    nullable: true,
    type: 'string',
    description: 'The next step of the organiser; null after the last step.',
    example: 'pair',
  })
  next!: string | null;
}
