import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { MatchSeatDto, MatchSummaryDto } from '../get-match/get-match.dto.js';
import { MayBeAbsent, PageQuery } from '../../../../platform/http/index.js';

const STATUSES = ['running', 'ended'] as const;

export class ListedSeatDto extends MatchSeatDto {
  @ApiProperty({ description: 'Of the player.', example: 'Player One' })
  name!: string;
}

export class ListedGameDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  id!: string;

  @ApiProperty({ example: 1 })
  number!: number;

  @ApiProperty({ enum: STATUSES, example: 'ended' })
  status!: (typeof STATUSES)[number];
}

export class ListedMatchDto extends MatchSummaryDto {
  @ApiProperty({ type: [ListedSeatDto] })
  override seats!: readonly ListedSeatDto[];

  @ApiProperty({ type: 'string', nullable: true, example: 'Spring season' })
  leagueName!: string | null;

  @ApiProperty({ type: [ListedGameDto], description: 'By number.' })
  games!: readonly ListedGameDto[];
}

export class ListMatchesDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @MayBeAbsent()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;

  @ApiProperty({ required: false, enum: STATUSES, example: 'running' })
  @MayBeAbsent()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];

  @ApiProperty({ required: false, format: 'uuid', description: 'Matches in which this player has a seat.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Matches of this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;
}
