import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';
import { AsQuery, RANGE_MAX } from '../../../games/index.js';

export const FRAME_MAX = 1_000_000;

export class ReplayParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class ReplayFramesQuery extends AsQuery {
  @ApiProperty({
    required: false,
    minimum: 0,
    description: 'As for the log: begin after this version. Not together with `from` or `to`.',
    example: 17,
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(FRAME_MAX)
  after?: number;

  @ApiProperty({ required: false, minimum: 1, maximum: RANGE_MAX, description: 'As for the log: so many versions.' })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(RANGE_MAX)
  limit?: number;

  @ApiProperty({ required: false, minimum: 0, description: 'First frame; 0 is the game set up.' })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(FRAME_MAX)
  from?: number;

  @ApiProperty({ required: false, minimum: 0, description: 'Last frame, included.' })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(FRAME_MAX)
  to?: number;

  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'Of a game that was rewound: which branch. The last one, which counts, unless said.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(FRAME_MAX)
  branch?: number;
}

export class ReplayBuildingDto {
  @ApiProperty({ example: 'building' })
  state!: string;

  @ApiProperty({ minimum: 0, maximum: 1, example: 0.4, description: 'How far the making is.' })
  progress!: number;
}
