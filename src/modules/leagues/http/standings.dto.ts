import { ApiProperty, PickType } from '@nestjs/swagger';
import { STANDINGS_ORDER } from '../domain/standings.js';
import { LeagueDto } from './leagues.dto.js';

export class GamesDto {
  @ApiProperty({ example: 7 })
  won!: number;

  @ApiProperty({ example: 3 })
  lost!: number;

  @ApiProperty({ example: 0 })
  drawn!: number;
}

export class StandingDto extends GamesDto {
  @ApiProperty({ example: 1, description: 'Shared by players whom points and wins do not tell apart.' })
  rank!: number;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;

  @ApiProperty({ example: 'Player One' })
  name!: string;

  @ApiProperty({ example: 9 })
  points!: number;

  @ApiProperty({ example: 4, description: 'Finished matches.' })
  played!: number;

  @ApiProperty({ type: GamesDto })
  games!: GamesDto;
}

class StandingsLeagueDto extends PickType(LeagueDto, ['id', 'name', 'game', 'format', 'points'] as const) {}

export class LeagueTableDto {
  @ApiProperty({ type: StandingsLeagueDto })
  league!: StandingsLeagueDto;

  @ApiProperty({
    enum: STANDINGS_ORDER,
    isArray: true,
    description: 'What the order rests on, most significant first.',
  })
  order!: readonly (typeof STANDINGS_ORDER)[number][];

  @ApiProperty({ example: 'Tie-breakers are not applied yet.' })
  note!: string;

  @ApiProperty({ type: [StandingDto] })
  standings!: readonly StandingDto[];
}
