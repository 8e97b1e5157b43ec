import { ApiProperty } from '@nestjs/swagger';
import { CorrectionDto } from '../../games/index.js';
import { PENALTIES, type PenaltyKind } from '../domain/events.js';
import { InvokeDto, MatchResultDto, ResultDto, RewindDto } from './cases.dto.js';

class ByDto {
  @ApiProperty({ example: 'player' })
  role!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string | null;
}

class DoneDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  at!: string;

  @ApiProperty({ type: ByDto })
  by!: ByDto;
}

/** What people write may speak of hidden cards. */
export const WORDS = 'To the players of the match, to those who work at the table, and to everybody once it is public.';

export class SaidDto extends DoneDto {
  @ApiProperty({
    required: false,
    description: WORDS,
    example: 'The location gives one lore at the start of the turn.',
  })
  text?: string;
}

export class CitationDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: '4.2.2.2' })
  rule!: string;
}

class ImposedPenaltyDto {
  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;

  @ApiProperty({ example: 'slow-play' })
  infraction!: string;

  @ApiProperty({ enum: PENALTIES, example: 'warning' })
  penalty!: PenaltyKind;
}

class VerdictDto {
  @ApiProperty({
    description: 'The number of the ruling, from 1. The ruling on an appeal is the second, and replaces the first.',
    example: 1,
  })
  number!: number;

  @ApiProperty({ description: 'Whether the judge upholds the claim.', example: true })
  upheld!: boolean;

  @ApiProperty({ type: CitationDto, nullable: true })
  rule!: CitationDto | null;

  @ApiProperty({ required: false, description: WORDS, example: 'The ability comes due now.' })
  text?: string;

  @ApiProperty({ type: [ImposedPenaltyDto] })
  penalties!: readonly ImposedPenaltyDto[];

  @ApiProperty({
    required: false,
    description: 'The version of the penalty guidelines, if the ruling has penalties.',
    example: 'lorcana-penalties/2',
  })
  ladder?: string;

  @ApiProperty({ required: false, type: RewindDto })
  rewind?: RewindDto;

  @ApiProperty({ required: false, type: InvokeDto })
  invoke?: InvokeDto;

  @ApiProperty({
    required: false,
    type: CorrectionDto,
    description:
      'The `objects` of its acts may be cards of a hand. Only the player of the seat and callers who may see all hands can read them.',
  })
  correction?: CorrectionDto;

  @ApiProperty({ required: false, type: ResultDto, description: 'The result of the game.' })
  result?: ResultDto;

  @ApiProperty({ required: false, description: 'The game ended by its rule for loops.', example: true })
  loop?: boolean;

  @ApiProperty({ required: false, type: MatchResultDto, description: 'The result of the match.' })
  matchResult?: MatchResultDto;
}

class RemedyEffectDto {
  @ApiProperty({ example: 'rewind' })
  remedy!: string;

  @ApiProperty({ format: 'uuid', description: 'The game or match whose record contains the effect.' })
  stream!: string;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'The version of the event. Null for delayed spectators who have not reached it.',
    example: 34,
  })
  version!: number | null;
}

class RemedyFailureDto {
  @ApiProperty({ example: 'rewind' })
  remedy!: string;

  @ApiProperty({ description: 'The remedies that had become impossible meanwhile.', example: 'rewind.past-ruling' })
  code!: string;

  @ApiProperty({ required: false, description: WORDS, example: 'A ruling has changed the game at version 21.' })
  message?: string;
}

class CarriedOutDto {
  @ApiProperty({ example: 1 })
  number!: number;

  @ApiProperty({ type: [RemedyEffectDto] })
  effects!: readonly RemedyEffectDto[];

  @ApiProperty({ type: [RemedyFailureDto] })
  failures!: readonly RemedyFailureDto[];
}

export class RulingDto extends DoneDto {
  @ApiProperty({ type: VerdictDto })
  ruling!: VerdictDto;

  @ApiProperty({
    type: CarriedOutDto,
    nullable: true,
    description:
      'The effects on the game and the match. Null until the service has applied the ruling, a moment later.',
  })
  carriedOut!: CarriedOutDto | null;
}
