import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { IsLine, IsMoment, MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { IsTag } from '../../identity/index.js';
import { CLOSINGS } from '../domain/events.js';
import { MatchSeatDto, STATUSES, MatchSummaryDto } from './matches.dto.js';

class ListedSeatDto extends MatchSeatDto {
  @ApiProperty({ description: 'The name of the player.', example: 'Player One' })
  name!: string;

  @IsTag()
  tag?: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'The player that the record `playerId` counts for, if it is merged into another one.',
  })
  mergedInto?: string;

  @ApiProperty({
    required: false,
    description: 'The name of the deck, for readers who see `deckId`.',
    example: 'Amber and Steel',
  })
  deckName?: string;
}

class ListedGameDto {
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

  @ApiProperty({ type: [ListedGameDto], description: 'The games, ordered by number.' })
  games!: readonly ListedGameDto[];

  @ApiProperty({
    type: 'string',
    enum: CLOSINGS,
    nullable: true,
    description: 'How staff closed the match; null if it was not closed.',
  })
  closed!: (typeof CLOSINGS)[number] | null;
}

export class ListMatchesDto extends PageQuery {
  @ApiProperty({ required: false, example: 'lorcana' })
  @MayBeAbsent()
  @Matches(/^[a-z]{1,20}$/)
  game?: string;

  @ApiProperty({ required: false, example: 'core', description: 'Matches of this format of the game.' })
  @MayBeAbsent()
  @Matches(/^[a-z0-9-]{1,40}$/)
  matchFormat?: string;

  @ApiProperty({ required: false, enum: STATUSES, example: 'running' })
  @MayBeAbsent()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];

  @ApiProperty({ required: false, format: 'uuid', description: 'Matches in which this player has a seat.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;

  @MayBeAbsent()
  @IsLine(80, {
    required: false,
    example: 'one pl',
    description:
      'Matches in which a player with this name has a seat. The text matches beginnings of words of the name; case and accents do not matter. If more than 500 players match, only the newest 500 count.',
  })
  playerName?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Matches of this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @IsMoment({ description: 'Matches created at this time or later.' })
  since?: string;

  @IsMoment({ description: 'Matches created before this time.' })
  before?: string;
}
