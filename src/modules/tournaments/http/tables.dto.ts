import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { NamedPlayerDto } from './common.dto.js';
import { GamesScoreDto, PairingResultDto } from './results.dto.js';

const STAGES_MAX = 5;

export class StageQuery {
  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: STAGES_MAX,
    description: 'The number of the stage. Without it, the last stage.',
    example: 1,
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(STAGES_MAX)
  stage?: number;
}

class BracketMatchDto {
  @ApiProperty({ example: 'W2-1' })
  id!: string;

  @ApiProperty({ enum: ['winners', 'losers', 'final', 'third-place'], example: 'winners' })
  part!: string;

  @ApiProperty({ description: 'The round within its part of the bracket.', example: 2 })
  column!: number;

  @ApiProperty({ description: 'The earliest round of the stage in which the match can be played.', example: 2 })
  step!: number;

  @ApiProperty({
    description:
      'Whether the match is the second final. It is played only if the winner of the losers bracket wins the first final.',
    example: false,
  })
  isReset!: boolean;

  @ApiProperty({
    type: [String],
    description: 'The matches or places from which the players come.',
    example: ['winner W1-1', 'winner W1-2'],
  })
  sources!: readonly string[];

  @ApiProperty({
    type: 'array',
    items: { nullable: true, allOf: [{ $ref: '#/components/schemas/NamedPlayerDto' }] },
    description: 'The players. Null for a player who is not known yet, and for an empty place.',
  })
  players!: readonly (NamedPlayerDto | null)[];

  @ApiProperty({
    enum: ['waiting', 'ready', 'over', 'skipped'],
    description: '`skipped`: no match was needed.',
    example: 'over',
  })
  status!: string;

  @ApiProperty({ type: NamedPlayerDto, nullable: true })
  winner!: NamedPlayerDto | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The round in which the match is played.', example: 6 })
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

  @ApiProperty({ enum: ['pairing', 'bye', 'half-bye', 'missed'], example: 'pairing' })
  kind!: string;

  @ApiProperty({ type: NamedPlayerDto, nullable: true })
  opponent!: NamedPlayerDto | null;

  @ApiProperty({ enum: ['won', 'lost', 'drawn', 'open', 'bye', 'half-bye', 'missed'], example: 'won' })
  score!: string;

  @ApiProperty({
    type: GamesScoreDto,
    nullable: true,
    description: 'The games from the view of the player of the row.',
  })
  games!: GamesScoreDto | null;
}

class CrossRowDto extends NamedPlayerDto {
  @ApiProperty({ example: 1 })
  place!: number;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  group!: string | null;

  @ApiProperty({ type: [CrossCellDto], description: 'The matches, in the order of rounds.' })
  cells!: readonly CrossCellDto[];
}

export class CrossTableDto {
  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ example: 40 })
  version!: number;

  @ApiProperty({ type: [CrossRowDto], description: 'The rows, in the order of the standings.' })
  rows!: readonly CrossRowDto[];
}
