import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../../../../platform/http/index.js';

export class ListLeaguesDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @IsOptional()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;
}
