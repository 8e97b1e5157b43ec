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

  @ApiProperty({ description: 'Of the game now.', example: 34 })
  version!: number;

  @ApiProperty({ description: 'How many steps would be undone.', example: 18 })
  count!: number;

  @ApiProperty({ type: [StepDto], description: 'What would be undone, in order; of very much the first part.' })
  undone!: readonly StepDto[];

  @ApiProperty({ ...BOARDS, description: 'By seat, the board now.' })
  now!: Readonly<Record<string, object>>;

  @ApiProperty({
    ...BOARDS,
    description:
      'By seat, the board as it was at that version. Cards that were hidden at that version and seen since are exchanged at random. The decks of a finished game are shuffled anew. Neither is shown.',
  })
  then!: Readonly<Record<string, object>>;
}
