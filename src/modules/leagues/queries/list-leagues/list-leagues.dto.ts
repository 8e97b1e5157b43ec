import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { MayBeAbsent, PageQuery } from '../../../../platform/http/index.js';

export class ListLeaguesDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @MayBeAbsent()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;
}
