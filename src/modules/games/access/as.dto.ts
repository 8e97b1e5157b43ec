import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';

/** As whom a game is seen. */
export class AsQuery {
  @ApiProperty({
    required: false,
    description:
      'p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are ' +
      'for judges, and for everybody once the game is over.',
    example: 'spectator',
  })
  @IsOptional()
  @IsString()
  @Matches(/^[a-z0-9]{1,20}$/)
  as?: string;
}
