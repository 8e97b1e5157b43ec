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

  @ApiProperty({ description: 'The id of the infraction in the penalty guidelines of the game.', example: 'slow-play' })
  infraction!: string;

  @ApiProperty({ description: 'The title of the infraction.', example: 'Playing too slowly' })
  title!: string;

  @ApiProperty({
    description: 'The number of earlier penalties of the player for this infraction, in this league or tournament.',
    example: 1,
  })
  before!: number;

  @ApiProperty({
    description: 'The penalty that the guidelines suggest next. The judge decides.',
    enum: PENALTIES,
    example: 'game-loss',
  })
  penalty!: PenaltyKind;
}

class LadderDto {
  @ApiProperty({ example: 'lorcana-penalties/2' })
  version!: string;

  @ApiProperty({ description: 'The source of the penalties and of their order.', example: 'Suggested by Kifu.' })
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

  @ApiProperty({ description: 'The newest version of the game that you can see.', example: 34 })
  version!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: true },
    description: 'The board before the step, for each viewer.',
  })
  views!: Readonly<Record<string, object>>;

  @ApiProperty({
    type: [DecisionDto],
    description: 'The decisions that were open before the step, with their legal answers.',
  })
  decisions!: readonly DecisionDto[];

  @ApiProperty({ type: [StepDto], description: 'The log of the step and of the steps right after it.' })
  log!: readonly StepDto[];
}

export class CaseDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The number of events of the case that you can see.', example: 3 })
  version!: number;

  @ApiProperty({ enum: CASE_STATUSES, example: 'assigned' })
  status!: CaseStatus;

  @ApiProperty({ type: ContestedDto, description: 'The contested step, the person who contests it, and the time.' })
  opened!: ContestedDto;

  @ApiProperty({ type: 'string', nullable: true, example: 'Judge of tables 1 to 20' })
  judge!: string | null;

  @ApiProperty({ type: [RulingDto], description: 'All rulings on the case. The last ruling counts.' })
  rulings!: readonly RulingDto[];

  @ApiProperty({ type: [SaidDto], description: 'The statements of the players of the match.' })
  statements!: readonly SaidDto[];

  @ApiProperty({ type: [SaidDto] })
  appeals!: readonly SaidDto[];

  @ApiProperty({
    type: SaidDto,
    nullable: true,
    description:
      'Who closed the case, and why. Null for an open case, and for a case that a ruling on an appeal closed.',
  })
  closing!: SaidDto | null;

  @ApiProperty({ type: [SaidDto], description: 'The discussion among judges. Only judges can read it.' })
  discussion!: readonly SaidDto[];

  @ApiProperty({
    type: [SuggestionDto],
    description: 'The penalties that the guidelines of the game suggest for each seat. Only judges can read them.',
  })
  suggestions!: readonly SuggestionDto[];

  @ApiProperty({
    type: LadderDto,
    nullable: true,
    description: 'The source of the suggestions. Null if the game has no penalty guidelines.',
  })
  ladder!: LadderDto | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Thursday league' })
  leagueName!: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The names of the players in the case, by their ids.',
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
