import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsUUID } from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { CLOSINGS, IsSeatName } from '../../matches/index.js';

const SEATS_MAX = 8;

export class ClosedMatchParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class ReopenMatchDto {
  @IsLine(500, { example: 'Table 12 stayed empty', description: 'Everybody reads it.' })
  reason!: string;
}

export class CloseMatchDto extends ReopenMatchDto {
  @ApiProperty({
    enum: CLOSINGS,
    description: '`void` and `mistake`: the match counts for nothing. `no-show`: the absent lose it.',
    example: 'no-show',
  })
  @IsIn(CLOSINGS)
  kind!: (typeof CLOSINGS)[number];

  @ApiProperty({ required: false, type: [String], description: 'Of a no-show: the seats that did not come.' })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(SEATS_MAX)
  @ArrayUnique()
  @IsSeatName({ each: true })
  absent?: string[];
}
