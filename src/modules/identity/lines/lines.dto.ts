import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { problemReference } from '../../../platform/http/index.js';

/** The lines of a request; each is checked by itself, so that one bad line leaves the others as they are. */
export const AreLines = (type: Type, most: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [type], minItems: 1, maxItems: most, description: 'Carried out one after the other.' }),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(most),
  );

const STATUSES = ['created', 'refused'] as const;

/** What became of one line. */
export class LineAnswerDto {
  @ApiProperty({ description: 'Its place in `lines`, from 0.', example: 0 })
  line!: number;

  @ApiProperty({ enum: STATUSES, example: 'created' })
  status!: (typeof STATUSES)[number];

  @ApiProperty({ required: false, format: 'uuid', description: 'If created.' })
  id?: string;

  @ApiProperty({ required: false, description: 'If created: whether an earlier request did it.', example: false })
  replayed?: boolean;

  @ApiProperty({ required: false, allOf: [problemReference], description: 'If refused: why.' })
  problem?: object;
}

export class LineAnswersDto {
  @ApiProperty({ type: [LineAnswerDto], description: 'One for each line, in their order.' })
  lines!: readonly LineAnswerDto[];
}
