import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { MatchPointsDto } from '../../commands/create-league/create-league.dto.js';
import {
  type Pairings,
  PAIRINGS,
  type Publication,
  PUBLICATIONS,
  SeenDelayDto,
  TimingDto,
} from '../../../matches/index.js';
import { BEST_OF, type BestOf } from '../../domain/league.js';

export class LeagueParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class LeagueDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f' })
  id!: string;

  @ApiProperty({ example: 'Thursday league' })
  name!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ enum: BEST_OF, example: 3 })
  bestOf!: BestOf;

  @ApiProperty({
    enum: PAIRINGS,
    description: 'Who makes its matches: `staff`, or `players` as well.',
    example: 'staff',
  })
  pairings!: Pairings;

  @ApiProperty({ type: MatchPointsDto })
  points!: MatchPointsDto;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null, description: 'Who owns it.' })
  organisationId!: string | null;

  @ApiProperty({ description: 'For how many days after its end a game can be contested.', example: 92 })
  appealDays!: number;

  @ApiProperty({ type: TimingDto, nullable: true, description: 'What time the seats have in all its matches.' })
  timing!: TimingDto | null;

  @ApiProperty({ type: SeenDelayDto })
  spectators!: SeenDelayDto;

  @ApiProperty({ enum: PUBLICATIONS, description: '`open`: whoever plays agrees to publication.', example: 'consent' })
  publication!: Publication;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;
}
