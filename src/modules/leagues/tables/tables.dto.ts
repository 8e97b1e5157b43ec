/** How a table is made and what its numbers are: of leagues and of tournaments. */
import { ApiProperty } from '@nestjs/swagger';
import { KINDS_OF_NUMBERS, MEASURE_NAMES, type MeasureName } from '../../../competition/index.js';

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

/** What one round, match or opponent brought to a number. */
export class TermDto {
  @ApiProperty({ description: 'Before the floor.', example: '0.1111' })
  raw!: string;

  @ApiProperty({ example: '0.3300' })
  value!: string;

  @ApiProperty({ example: '33/100' })
  fraction!: string;
}

export class NumberDto {
  @ApiProperty({ enum: MEASURE_NAMES, example: 'opponents-match-win' })
  measure!: string;

  @ApiProperty({ description: 'Rounded for people; places rest on the fraction.', example: '0.4422' })
  value!: string;

  @ApiProperty({ example: '199/450' })
  fraction!: string;

  @ApiProperty({
    required: false,
    enum: KINDS_OF_NUMBERS,
    description:
      'What the number is of its terms; for the player who is explained. `count`: how many they are. `encounter`: how many equal players one is ahead of by these games.',
  })
  by?: string;
}
