import { ApiProperty } from '@nestjs/swagger';
import { IsGameName } from '../../catalogue/index.js';
import { MEASURE_NAMES, type MeasureName } from '../../../competition/index.js';

class PolicyPointsDto {
  @ApiProperty({ example: 3 })
  win!: number;

  @ApiProperty({ example: 1 })
  draw!: number;

  @ApiProperty({ example: 0 })
  loss!: number;

  @ApiProperty({ example: 3 })
  bye!: number;
}

export class PolicyDto {
  @ApiProperty({ example: 'mtr' })
  id!: string;

  @ApiProperty({ example: 'Magic Tournament Rules, appendix C' })
  title!: string;

  @ApiProperty({
    description: 'The document that it follows, and what is our reading of it.',
    example: 'Magic Tournament Rules, appendix C; a bye is a win by two games (10.4)',
  })
  source!: string;

  @ApiProperty({ type: PolicyPointsDto })
  points!: PolicyPointsDto;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'What a percentage counts as at least.',
    example: '33/100',
  })
  floor!: string | null;

  @ApiProperty({ enum: MEASURE_NAMES, isArray: true, description: 'What places rest on, most significant first.' })
  measures!: readonly MeasureName[];
}

export class PoliciesQuery {
  @IsGameName()
  game!: string;
}

class RoundsLineDto {
  @ApiProperty({ description: 'So many players at most.', example: 8 })
  upTo!: number;

  @ApiProperty({ example: 3 })
  rounds!: number;
}

export class PoliciesDto {
  @ApiProperty({ type: [PolicyDto], description: 'The suggested one first.' })
  policies!: readonly PolicyDto[];

  @ApiProperty({ type: [RoundsLineDto], description: 'Swiss rounds by number of players; empty if no document says.' })
  rounds!: readonly RoundsLineDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The document of the rounds.',
    example: 'Tournament Rules, 2025-09-09',
  })
  roundsSource!: string | null;
}
