import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { InvocationDto } from '../../games/index.js';
import { VERSION_MAX } from './cases.dto.js';
import { BOARDS } from './rewind-preview.dto.js';

export class RemediesQuery {
  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: VERSION_MAX,
    description: 'The version to which the same ruling would go back first. Without it, the game as it is now.',
    example: 16,
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  to?: number;
}

export class PossibleActDto {
  @ApiProperty({ example: 'put-damage' })
  act!: string;

  @ApiProperty({ description: 'What it does.', example: 'Put damage counters' })
  title!: string;

  @ApiProperty({
    required: false,
    type: [String],
    description: 'The cards that it can be done to, which must be said: at least one, at most `objectsMax`.',
    example: ['o17', 'o23'],
  })
  objects?: readonly string[];

  @ApiProperty({ required: false, example: 20 })
  objectsMax?: number;

  @ApiProperty({ required: false, type: [String], description: 'One of them must be said.', example: ['p1', 'p2'] })
  players?: readonly string[];

  @ApiProperty({ required: false, description: 'A number must be said, from 1 up to this.', example: 99 })
  numberMax?: number;
}

export class RemediesDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ description: 'The version of the game that a correction or a text would meet.', example: 16 })
  version!: number;

  @ApiProperty({
    description:
      'Whether nothing is under way there, and the game is not over: else nothing of this can be done there.',
    example: true,
  })
  atRest!: boolean;

  @ApiProperty({
    type: [String],
    description: 'The cards in sight: a correction is about one of them (`source`).',
    example: ['o17', 'o23'],
  })
  sources!: readonly string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/PossibleActDto' } },
    description: 'By the seat in whose name they would happen, the acts of the game that can be done there.',
  })
  acts!: Readonly<Record<string, readonly PossibleActDto[]>>;

  @ApiProperty({ type: [InvocationDto], description: 'The texts that may be said to come due (`invoke`).' })
  invocations!: readonly InvocationDto[];

  @ApiProperty({ ...BOARDS, description: 'By seat, the board there: which cards these are.' })
  boards!: Readonly<Record<string, object>>;
}
