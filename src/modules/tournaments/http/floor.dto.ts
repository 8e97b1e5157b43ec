import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { PENALTY_KINDS, type PenaltyKind } from '../../../competition/index.js';
import { PENALTIES } from '../../../engine/index.js';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { CLOCK_ACTS, type ClockAct } from '../desk/floor-desk.js';
import { BoardCommandDto, CommandDto, RoundCommandDto, TableCommandDto } from './common.dto.js';

export const MINUTES_MAX = 600;
const EXTENSION_MAX = 120;
const REASON_MAX = 200;

/** The length of a round on its clock. */
export const RoundMinutes = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false, minimum: 1, maximum: MINUTES_MAX, description, example: 50 }),
    MayBeAbsent(),
    IsInt(),
    Min(1),
    Max(MINUTES_MAX),
  );

export class SetClockDto extends RoundCommandDto {
  @ApiProperty({
    enum: CLOCK_ACTS,
    description: 'A clock that is started again begins with its full time.',
    example: 'start',
  })
  @IsIn(CLOCK_ACTS)
  act!: ClockAct;

  @RoundMinutes('For `start`; otherwise 50.')
  minutes?: number;
}

export class ExtendTableTimeDto extends TableCommandDto {
  @ApiProperty({ minimum: 1, maximum: EXTENSION_MAX, example: 5 })
  @IsInt()
  @Min(1)
  @Max(EXTENSION_MAX)
  minutes!: number;

  @IsLine(REASON_MAX, { example: 'Deck check' })
  reason!: string;
}

export class CallJudgeDto extends RoundCommandDto {
  @IsLine(REASON_MAX, { example: 'We read a card differently' })
  reason!: string;
}

export class AnswerCallDto extends BoardCommandDto {
  @MayBeAbsent()
  @IsLine(REASON_MAX, {
    required: false,
    description: 'The answer of the judge. Staff and the players of the table can read it.',
    example: 'The card may be played',
  })
  note?: string;
}

export class GivePenaltyDto extends CommandDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  playerId!: string;

  @ApiProperty({
    enum: PENALTY_KINDS,
    description:
      'The kind of the penalty. The result of the match must include a `game-loss`. A game loss that decides the match ends it.',
    example: 'game-loss',
  })
  @IsIn(PENALTY_KINDS)
  kind!: PenaltyKind;

  @IsLine(REASON_MAX, { example: 'Second time late' })
  reason!: string;

  @ApiProperty({ required: false, description: 'The number of the rule, as written in its document.', example: '3.5' })
  @MayBeAbsent()
  @Matches(/^[A-Za-z0-9. -]{1,40}$/)
  rule?: string;

  @ApiProperty({
    required: false,
    description:
      'An infraction of the guidelines of the game. Earlier penalties for this infraction decide which penalty is suggested next.',
    example: 'tardiness',
  })
  @MayBeAbsent()
  @Matches(/^[a-z-]{1,40}$/)
  infraction?: string;
}

class SuggestedPenaltyDto {
  @ApiProperty({ example: 'tardiness' })
  infraction!: string;

  @ApiProperty({ example: 'Coming late' })
  title!: string;

  @ApiProperty({
    description:
      'The number of earlier penalties of the player for this infraction in this tournament. Rulings on cases are not counted.',
    example: 1,
  })
  before!: number;

  @ApiProperty({
    enum: PENALTIES,
    description:
      'The penalty that the guidelines suggest. The judge decides. POST /v1/tournaments/{id}/disqualifications gives a `disqualification`.',
    example: 'match-loss',
  })
  penalty!: string;
}

export class SuggestedPenaltiesDto {
  @ApiProperty({ example: 40 })
  version!: number;

  @ApiProperty({ type: [SuggestedPenaltyDto], description: 'The infractions; empty for a game without guidelines.' })
  items!: readonly SuggestedPenaltyDto[];
}

export class GivenPenaltyDto {
  @ApiProperty({ enum: PENALTY_KINDS, example: 'game-loss' })
  kind!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The round; null for a warning between matches.',
    example: 2,
  })
  round!: number | null;

  @ApiProperty({ type: 'string', nullable: true, example: '3.5' })
  rule!: string | null;

  @ApiProperty({ example: 'Second time late' })
  reason!: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'tardiness' })
  infraction!: string | null;
}

export class RoundClockDto {
  @ApiProperty({ description: 'The length of the round, in milliseconds.', example: 3_000_000 })
  length!: number;

  @ApiProperty({ description: 'The remaining time in milliseconds; negative after the end.', example: 1_254_000 })
  left!: number;

  @ApiProperty({ example: true })
  isRunning!: boolean;
}
