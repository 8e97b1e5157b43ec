import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { MayBeAbsent, PageQuery } from '../../../../platform/http/index.js';

const STATUSES = ['running', 'ended'] as const;

export class ListMatchesDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @MayBeAbsent()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;

  @ApiProperty({ required: false, enum: STATUSES, example: 'running' })
  @MayBeAbsent()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];

  @ApiProperty({ required: false, format: 'uuid', description: 'Matches in which this player has a seat.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Matches of this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;
}
