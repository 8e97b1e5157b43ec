import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { StepDto } from '../../games/index.js';
import { VERSION_MAX } from './cases.dto.js';

export class RewindPreviewQuery {
  @ApiProperty({
    minimum: 1,
    maximum: VERSION_MAX,
    description: 'The version from which the game continues.',
    example: 16,
  })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  to!: number;
}

export const BOARDS = { type: 'object', additionalProperties: { type: 'object', additionalProperties: true } } as const;

export class RewindPreviewDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ example: 16 })
  to!: number;

  @ApiProperty({ description: 'The present version of the game.', example: 34 })
  version!: number;

  @ApiProperty({ description: 'The number of steps that the rewind would undo.', example: 18 })
  count!: number;

  @ApiProperty({
    type: [StepDto],
    description: 'The steps that the rewind would undo, in order. A long list is cut at its end.',
  })
  undone!: readonly StepDto[];

  @ApiProperty({ ...BOARDS, description: 'The present board, for each seat.' })
  now!: Readonly<Record<string, object>>;

  @ApiProperty({
    ...BOARDS,
    description:
      'The board at the earlier version, for each seat. The rewind would exchange, at random, hidden cards that players have seen since. It would shuffle the decks of a finished game again. This board shows neither change.',
  })
  then!: Readonly<Record<string, object>>;
}
