import { ApiProperty } from '@nestjs/swagger';
import { IsGameName } from '../../catalogue/index.js';
import { PolicyDto } from '../../leagues/index.js';

export class PoliciesQuery {
  @IsGameName()
  game!: string;
}

class RoundsLineDto {
  @ApiProperty({ description: 'The greatest number of players for this number of rounds.', example: 8 })
  upTo!: number;

  @ApiProperty({ example: 3 })
  rounds!: number;
}

export class PoliciesDto {
  @ApiProperty({ type: [PolicyDto], description: 'The policies, the suggested policy first.' })
  policies!: readonly PolicyDto[];

  @ApiProperty({
    type: [RoundsLineDto],
    description: 'The Swiss rounds by number of players; empty if no document states them.',
  })
  rounds!: readonly RoundsLineDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The document that states the rounds.',
    example: 'Tournament Rules, 2025-09-09',
  })
  roundsSource!: string | null;
}
