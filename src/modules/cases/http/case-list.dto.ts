import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { IsFlag, MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { CASE_ORDERS, type CaseOrder } from '../case-listing.js';
import { CASE_STATUSES, type CaseStatus } from '../domain/case.js';

export class ListCasesDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @MayBeAbsent()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;

  @ApiProperty({ required: false, enum: CASE_STATUSES })
  @MayBeAbsent()
  @IsIn(CASE_STATUSES)
  status?: CaseStatus;

  @ApiProperty({ required: false, format: 'uuid' })
  @MayBeAbsent()
  @IsUUID()
  match?: string;

  @ApiProperty({ required: false, format: 'uuid' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Cases about matches of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;

  @IsFlag({
    description:
      '`true`: only cases that wait for a first ruling or for the ruling on an appeal. `false`: only the other cases.',
  })
  waiting?: boolean;

  @IsFlag({
    description:
      '`true`: only cases on which you may rule, in leagues where you are a judge, and without matches in which you have a seat.',
  })
  judging?: boolean;

  @ApiProperty({
    required: false,
    enum: CASE_ORDERS,
    default: 'newest',
    description: 'Whether the newest or the oldest cases come first.',
  })
  @MayBeAbsent()
  @IsIn(CASE_ORDERS)
  order?: CaseOrder;
}

class CasePlayerDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Abe' })
  name!: string;
}

export class CaseSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ format: 'uuid' })
  gameId!: string;

  @ApiProperty({ format: 'uuid' })
  matchId!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  leagueId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Thursday league' })
  leagueName!: string | null;

  @ApiProperty({ type: [CasePlayerDto], description: 'The players of the match, in the order of their seats.' })
  players!: readonly CasePlayerDto[];

  @ApiProperty({ example: 17 })
  step!: number;

  @ApiProperty({
    required: false,
    description: 'The claim. Only the players of the match and its staff can read it until the match is public.',
    example: 'A triggered ability was forgotten',
  })
  claim?: string;

  @ApiProperty({ enum: CASE_STATUSES, example: 'open' })
  status!: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'Judge of tables 1 to 20' })
  judge!: string | null;

  @ApiProperty({ format: 'date-time' })
  openedAt!: string;
}
