import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { PageQuery } from '../../../../platform/http/index.js';

const STATUSES = ['running', 'ended'] as const;

export class ListMatchesDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @IsOptional()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;

  @ApiProperty({ required: false, enum: STATUSES, example: 'running' })
  @IsOptional()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];

  @ApiProperty({ required: false, format: 'uuid', description: 'Matches in which this player has a seat.' })
  @IsOptional()
  @IsUUID()
  player?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Matches of this league.' })
  @IsOptional()
  @IsUUID()
  league?: string;
}
