import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches, ValidateNested } from 'class-validator';
import { ExpectedVersionDto } from '../expected-version.dto.js';

/** More than comes to light at once in any game. */
export const TOLD_MAX = 20;
const OUTCOME_MAX = 120;

export class ToldDto {
  @ApiProperty({ description: 'As `awaiting` names it: a pile of cards, or a random choice.', example: 'p1.deck' })
  @Matches(/^[A-Za-z0-9._:/-]{1,64}$/)
  label!: string;

  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: OUTCOME_MAX,
    description:
      'Of a pile: the cards by their ids, in the order in which they come to light, the topmost first. Of a choice: what ' +
      'was chosen; cards by their ids too.',
    example: ['1-22', '1-7'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(OUTCOME_MAX)
  @Matches(/^[^\p{C}]{1,64}$/u, { each: true })
  outcome!: string[];
}

/** A list of what is told. */
export const AreTold = (): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(TOLD_MAX),
    ValidateNested({ each: true }),
    Type(() => ToldDto),
  );

export class AssertChanceDto extends ExpectedVersionDto {
  @ApiProperty({
    type: [ToldDto],
    minItems: 1,
    maxItems: TOLD_MAX,
    description:
      'All that is awaited; or nothing is done. Where several record at once they send `expectedVersion`, or the second ' +
      'may tell of the card after the one that is meant.',
  })
  @AreTold()
  asserted!: ToldDto[];
}
