import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, IsString, Matches, ValidateNested } from 'class-validator';
import type { Json } from '../../../../platform/event-store/index.js';
import { MayBeAbsent } from '../../../../platform/http/index.js';
import { AreTold, TOLD_MAX, ToldDto } from '../assert-chance/assert-chance.dto.js';
import { OrderDto } from '../expected-version.dto.js';

const ANSWERS_MAX = 100;

export class AnswerDto {
  @ApiProperty({ description: 'The id of an open decision of your seat, or of one for judges.', example: 'd122' })
  @IsString()
  @Matches(/^[A-Za-z0-9._:-]{1,64}$/)
  decision!: string;

  @ApiProperty({
    description: 'One of its legal answers; which form it has is told by its space.',
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: {} }, { type: 'object' }],
    example: { action: 'end-turn' },
  })
  @IsDefined()
  answer!: Json;
}

export class TakeActionDto extends OrderDto {
  @ApiProperty({ type: [AnswerDto], minItems: 1, maxItems: ANSWERS_MAX, description: 'All are carried out, or none.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(ANSWERS_MAX)
  @ValidateNested({ each: true })
  @Type(() => AnswerDto)
  answers!: AnswerDto[];

  @ApiProperty({
    type: [ToldDto],
    required: false,
    minItems: 1,
    maxItems: TOLD_MAX,
    description: 'For whoever records a paper match: how chance fell that the answers come to.',
  })
  @MayBeAbsent()
  @AreTold()
  asserted?: ToldDto[];
}
