import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { NamedPlayerDto } from './common.dto.js';
import { GamesScoreDto, PairingResultDto } from './results.dto.js';

const STAGES_MAX = 5;

export class StageQuery {
  @ApiProperty({ required: false, minimum: 1, maximum: STAGES_MAX, description: 'Otherwise the last one.', example: 1 })
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
    description: 'Null if the player is not known yet or the place stays empty.',
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

  @ApiProperty({ enum: ['pairing', 'bye', 'half-bye', 'missed'], example: 'pairing' })
  kind!: string;

  @ApiProperty({ type: NamedPlayerDto, nullable: true })
  opponent!: NamedPlayerDto | null;

  @ApiProperty({ enum: ['won', 'lost', 'drawn', 'open', 'bye', 'half-bye', 'missed'], example: 'won' })
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
