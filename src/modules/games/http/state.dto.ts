import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { View, Viewer } from '../../../engine/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { AsQuery } from '../access/as.dto.js';
import { ApiBoard, ApiViewer } from './told.decorators.js';

export const VERSION_MAX = 2 ** 31 - 1;

const KINDS = ['cards', 'pick', 'choice'] as const;

/** Chance of a paper match that the game waits to be told. */
export class AwaitedDto {
  @ApiProperty({ description: 'By which it is told.', example: 'p1.deck' })
  label!: string;

  @ApiProperty({
    enum: KINDS,
    description: '`cards` of a pile, the topmost first; a `pick` of cards at random; a `choice` of one of `among`.',
    example: 'cards',
  })
  kind!: (typeof KINDS)[number];

  @ApiProperty({ required: false, description: 'Whose cards.', example: 'p1' })
  seat?: string;

  @ApiProperty({ description: 'How many of them are to be told.', example: 2 })
  count!: number;

  @ApiProperty({ required: false, type: [String], description: 'The possible outcomes of a choice.' })
  among?: readonly string[];
}

export class GetStateDto extends AsQuery {
  @ApiProperty({ required: false, minimum: 1, description: 'An earlier moment; without it, now.', example: 17 })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  version?: number;
}

export class StateDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({ description: 'Hash of the event of this version.', example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiProperty({ description: 'The hash of the whole state, as it was recorded.', example: '2c26b46b68ffc68f…' })
  stateHash!: string;

  @ApiViewer()
  viewer!: Viewer;

  @ApiBoard('The board, built from what the viewer may know; what it may not know is absent.')
  view!: View;
}
