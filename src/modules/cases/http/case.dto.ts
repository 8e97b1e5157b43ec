import { ApiProperty } from '@nestjs/swagger';
import type { Viewer } from '../../../engine/index.js';
import { DecisionDto, StepDto } from '../../games/index.js';
import { PENALTIES, type PenaltyKind } from '../domain/events.js';
import { CASE_STATUSES, type CaseStatus } from '../domain/case.js';
import { CitationDto, RulingDto, SaidDto, WORDS } from './ruling.dto.js';

class ContestedSeatDto {
  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;
}

class ContestedDto extends SaidDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f' })
  matchId!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  leagueId!: string | null;

  @ApiProperty({ type: [ContestedSeatDto], description: 'The players of the match.' })
  seats!: readonly ContestedSeatDto[];

  @ApiProperty({ description: 'The version of the game that is contested.', example: 17 })
  step!: number;

  @ApiProperty({ required: false, description: WORDS, example: 'A triggered ability was forgotten' })
  claim?: string;

  @ApiProperty({ type: CitationDto, nullable: true })
  rule!: CitationDto | null;
}

class SuggestionDto {
  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty({ description: 'Of the ladder of the game.', example: 'slow-play' })
  infraction!: string;

  @ApiProperty({ description: 'What that is.', example: 'Playing too slowly' })
  title!: string;

  @ApiProperty({
    description: 'How often the player was penalised for it before, in this league or tournament.',
    example: 1,
  })
  before!: number;

  @ApiProperty({
    description: 'The next step of the policy, as a proposal to the judge.',
    enum: PENALTIES,
    example: 'game-loss',
  })
  penalty!: PenaltyKind;
}

class LadderDto {
  @ApiProperty({ example: 'lorcana-penalties/2' })
  version!: string;

  @ApiProperty({ description: 'Whose steps these are, and who says which comes when.', example: 'Suggested by Kifu.' })
  source!: string;
}

class MomentDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ example: 17 })
  step!: number;

  @ApiProperty({
    type: Object,
    description: 'The viewer: `everything` for judges and once the match is public, else the caller as they are.',
    example: { kind: 'player', seat: 'p1' },
  })
  viewer!: Viewer;

  @ApiProperty({ description: 'The last version of the game that you may know of.', example: 34 })
  version!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: true },
    description: 'By viewer, the board before the step.',
  })
  views!: Readonly<Record<string, object>>;

  @ApiProperty({ type: [DecisionDto], description: 'What was asked then, with the legal answers.' })
  decisions!: readonly DecisionDto[];

  @ApiProperty({ type: [StepDto], description: 'The step, and what came right after it.' })
  log!: readonly StepDto[];
}

export class CaseDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'How much is recorded in the case that is for you to know.', example: 3 })
  version!: number;

  @ApiProperty({ enum: CASE_STATUSES, example: 'assigned' })
  status!: CaseStatus;

  @ApiProperty({ type: ContestedDto, description: 'The contested step, who contests it, and when.' })
  opened!: ContestedDto;

  @ApiProperty({ type: 'string', nullable: true, example: 'Judge of tables 1 to 20' })
  judge!: string | null;

  @ApiProperty({ type: [RulingDto], description: 'The last one counts.' })
  rulings!: readonly RulingDto[];

  @ApiProperty({ type: [SaidDto], description: 'What the players of the match say to it.' })
  statements!: readonly SaidDto[];

  @ApiProperty({ type: [SaidDto] })
  appeals!: readonly SaidDto[];

  @ApiProperty({
    type: SaidDto,
    nullable: true,
    description:
      'By whom it was closed, and why; null while it is not, and where a ruling on an appeal was the last word.',
  })
  closing!: SaidDto | null;

  @ApiProperty({ type: [SaidDto], description: 'Of the judges among themselves, to judges.' })
  discussion!: readonly SaidDto[];

  @ApiProperty({ type: [SuggestionDto], description: 'What the ladder of the game suggests for each seat, to judges.' })
  suggestions!: readonly SuggestionDto[];

  @ApiProperty({
    type: LadderDto,
    nullable: true,
    description: 'Where the suggestions are from; null: the game has no ladder.',
  })
  ladder!: LadderDto | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Thursday league' })
  leagueName!: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What the players who are named in the case are called, by their ids.',
    example: { '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a': 'Abe' },
  })
  names!: Readonly<Record<string, string>>;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'The end of the time to appeal against the ruling; null if no ruling can be appealed.',
    example: '2027-02-19T10:04:05.678Z',
  })
  appealUntil!: string | null;

  @ApiProperty({
    type: MomentDto,
    description:
      'The boards before the contested step, the open decisions with their legal answers, and the log from the step on with its rules. Judges see the boards of both seats, as everybody does once the match is public; a player sees the board of their seat.',
  })
  moment!: MomentDto;
}
