import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';

/** As whom a game is seen. */
export class AsQuery {
  @ApiProperty({
    required: false,
    description:
      'p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are ' +
      'for judges, and for everybody once the game is over.',
    example: 'spectator',
  })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[a-z0-9]{1,20}$/)
  as?: string;
}
