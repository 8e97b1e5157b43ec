import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { TOURNAMENT_STATUSES, type TournamentStatus } from '../../../competition/index.js';
import { MayBeAbsent, PageQuery } from '../../../platform/http/index.js';

export class ListTournamentsDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @MayBeAbsent()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;

  @ApiProperty({ required: false, format: 'uuid' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @ApiProperty({ required: false, format: 'uuid' })
  @MayBeAbsent()
  @IsUUID()
  season?: string;

  @ApiProperty({ required: false, enum: TOURNAMENT_STATUSES })
  @MayBeAbsent()
  @IsIn(TOURNAMENT_STATUSES)
  status?: TournamentStatus;

  @ApiProperty({ required: false, format: 'uuid', description: 'Tournaments of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;
}

export class TournamentSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Friday evening' })
  name!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  leagueId!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  seasonId!: string | null;

  @ApiProperty({ enum: TOURNAMENT_STATUSES, example: 'running' })
  status!: string;

  @ApiProperty({
    description:
      'The number of registered players who have not left, the waiting list included. In a tournament of teams, members are counted.',
    example: 9,
  })
  players!: number;

  @ApiProperty({ description: 'The number of published rounds.', example: 2 })
  rounds!: number;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
