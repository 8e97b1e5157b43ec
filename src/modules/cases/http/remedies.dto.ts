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
    description: 'The version to which the same ruling would first rewind. Without it, the present version.',
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

  @ApiProperty({ description: 'What the act does.', example: 'Put damage counters' })
  title!: string;

  @ApiProperty({
    required: false,
    type: [String],
    description: 'The cards to which the act can apply. A request names at least one of them and at most `objectsMax`.',
    example: ['o17', 'o23'],
  })
  objects?: readonly string[];

  @ApiProperty({ required: false, example: 20 })
  objectsMax?: number;

  @ApiProperty({
    required: false,
    type: [String],
    description: 'The players to whom the act can apply. A request names one of them.',
    example: ['p1', 'p2'],
  })
  players?: readonly string[];

  @ApiProperty({
    required: false,
    description: 'The greatest number. A request names a number from 1 to this.',
    example: 99,
  })
  numberMax?: number;
}

export class RemediesDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ description: 'The version of the game to which a correction or a text would apply.', example: 16 })
  version!: number;

  @ApiProperty({
    description:
      'Whether the game is running and no effect is resolving at this version. Otherwise no correction and no text is possible.',
    example: true,
  })
  atRest!: boolean;

  @ApiProperty({
    type: [String],
    description: 'The visible cards. A correction names one of them as its `source`.',
    example: ['o17', 'o23'],
  })
  sources!: readonly string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/PossibleActDto' } },
    description: 'The possible acts, for each seat that could be the acting seat.',
  })
  acts!: Readonly<Record<string, readonly PossibleActDto[]>>;

  @ApiProperty({ type: [InvocationDto], description: 'The texts that a ruling may carry out (`invoke`).' })
  invocations!: readonly InvocationDto[];

  @ApiProperty({ ...BOARDS, description: 'The board at this version, for each seat.' })
  boards!: Readonly<Record<string, object>>;
}
