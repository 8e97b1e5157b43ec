import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Matches, Max, Min, ValidateNested } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { IsEngineName, IsSeat } from '../../matches/index.js';

export const CORRECTING_ACTS_MAX = 20;
const OBJECTS_MAX = 100;
const NUMBER_MAX = 1_000_000;
const ACT = /^[a-z][a-z0-9-]{0,63}$/;

/** An act of a judge, complete. */
export class CorrectingActDto {
  @ApiProperty({ description: 'One of the manual acts of the game.', example: 'put-damage' })
  @Matches(ACT)
  act!: string;

  @ApiProperty({
    required: false,
    type: [String],
    description: 'The cards to which the act applies.',
    example: ['o17'],
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(OBJECTS_MAX)
  @IsEngineName({ each: true })
  objects?: readonly string[];

  @ApiProperty({ required: false, description: 'The seat to which the act applies.', example: 'p1' })
  @MayBeAbsent()
  @IsSeat()
  player?: string;

  @ApiProperty({ required: false, minimum: 1, maximum: NUMBER_MAX, description: 'The amount.', example: 2 })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(NUMBER_MAX)
  number?: number;
}

export class CorrectionDto {
  @ApiProperty({ description: 'The acting seat. "Your" in an act means this seat.', example: 'p1' })
  @IsSeat()
  seat!: string;

  @ApiProperty({ description: 'The source: a visible card. The acts count as effects of this card.', example: 'o17' })
  @IsEngineName()
  source!: string;

  @ApiProperty({
    type: [CorrectingActDto],
    minItems: 1,
    maxItems: CORRECTING_ACTS_MAX,
    description: 'The acts, in the order in which they are applied.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(CORRECTING_ACTS_MAX)
  @ValidateNested({ each: true })
  @Type(() => CorrectingActDto)
  acts!: readonly CorrectingActDto[];
}
