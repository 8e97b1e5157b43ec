import { ApiProperty } from '@nestjs/swagger';
import { IsGameName } from '../../catalogue/index.js';
import { PolicyDto } from '../../leagues/index.js';

export class PoliciesQuery {
  @IsGameName()
  game!: string;
}

class RoundsLineDto {
  @ApiProperty({ description: 'So many players at most.', example: 8 })
  upTo!: number;

  @ApiProperty({ example: 3 })
  rounds!: number;
}

export class PoliciesDto {
  @ApiProperty({ type: [PolicyDto], description: 'The suggested one first.' })
  policies!: readonly PolicyDto[];

  @ApiProperty({ type: [RoundsLineDto], description: 'Swiss rounds by number of players; empty if no document says.' })
  rounds!: readonly RoundsLineDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The document of the rounds.',
    example: 'Tournament Rules, 2025-09-09',
  })
  roundsSource!: string | null;
}
