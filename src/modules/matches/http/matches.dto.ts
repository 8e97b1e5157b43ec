import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { CLOSINGS } from '../domain/events.js';
import { type Publication, PUBLICATIONS } from '../terms/visibility-terms.js';
import { SeenDelayDto } from './terms.dto.js';
import { TimingDto } from './timing.dto.js';

export class MatchParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class MatchSeatDto {
  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description:
      'The deck, for its player and for callers who may read all decks. Everybody sees it once the match is public.',
    example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912',
  })
  deckId?: string;
}

export const STATUSES = ['running', 'ended'] as const;

export class MatchSummaryDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f' })
  id!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ enum: [1, 3, 5], example: 3 })
  bestOf!: number;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  leagueId!: string | null;

  @ApiProperty({ enum: STATUSES, example: 'ended' })
  status!: (typeof STATUSES)[number];

  @ApiProperty({ type: [MatchSeatDto] })
  seats!: readonly MatchSeatDto[];

  @ApiProperty({
    type: [String],
    description:
      'The winning seats. Empty in a draw, and if rulings made all seats lose. Such a double loss is not a draw, and counts as a loss for each seat.',
    example: ['p1'],
  })
  winners!: readonly string[];

  @ApiProperty({ description: 'Whether the match counts as a draw for all seats.', example: false })
  draw!: boolean;

  @ApiProperty({
    type: 'object',
    nullable: true,
    description: 'Games won, lost and drawn by each seat, once the match has ended.',
    additionalProperties: {
      type: 'object',
      required: ['won', 'lost', 'drawn'],
      properties: { won: { type: 'integer' }, lost: { type: 'integer' }, drawn: { type: 'integer' } },
    },
    example: { p1: { won: 2, lost: 1, drawn: 0 }, p2: { won: 1, lost: 2, drawn: 0 } },
  })
  result!: Readonly<Record<string, { won: number; lost: number; drawn: number }>> | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the match ended. A later ruling does not change this time.',
    example: '2026-11-21T11:10:00.000Z',
  })
  endedAt!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a ruling or staff last changed the match; null if that never happened.',
    example: null,
  })
  ruledAt!: string | null;
}

class MatchGameDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  id!: string;

  @ApiProperty({ example: 1 })
  number!: number;

  @ApiProperty({ enum: STATUSES, example: 'ended' })
  status!: (typeof STATUSES)[number];

  @ApiProperty({ type: [String], example: ['p1'] })
  winners!: readonly string[];

  @ApiProperty({ example: false })
  draw!: boolean;
}

class PublicationDto {
  @ApiProperty({ enum: PUBLICATIONS, description: '`open`: all players agreed by playing.', example: 'consent' })
  terms!: Publication;

  @ApiProperty({ type: [String], description: 'The seats whose players have agreed.', example: ['p1'] })
  agreed!: readonly string[];

  @ApiProperty({
    description: 'Whether the match is over and all players have agreed. Nothing is hidden then.',
    example: false,
  })
  isPublic!: boolean;
}

class PledgedGameDto {
  @ApiProperty({ example: 1 })
  number!: number;

  @ApiProperty({ format: 'uuid', description: 'The id of the game if it is played. The id is a part of the seed.' })
  gameId!: string;

  @ApiProperty({
    description: 'The commitment to the secret of the server for this game.',
    example: '5fccb24f80a91f7c188f3067f4caaf52181e0f82a2ca0709348fae4d0cf2ce46',
  })
  commitment!: string;
}

class PledgeDto {
  @ApiProperty({ type: [PledgedGameDto], description: 'One entry for each possible game of the match.' })
  games!: readonly PledgedGameDto[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'For each seat, the commitment to the share that counts if the seat gives none.',
    example: { p1: '70d687f3617e5aee16e04a801391fa03e3096f12a3d1fb920f01296e848f0147' },
  })
  seats!: Readonly<Record<string, string>>;

  @ApiProperty({ type: [String], description: 'The seats that have answered.', example: ['p1'] })
  given!: readonly string[];
}

class ClosingDto {
  @ApiProperty({
    enum: CLOSINGS,
    description: 'A match closed as `void` or `mistake` does not count. In a `no-show`, the absent seats lose.',
    example: 'no-show',
  })
  kind!: (typeof CLOSINGS)[number];

  @ApiProperty({ type: [String], description: 'The absent seats.', example: ['p2'] })
  lost!: readonly string[];

  @ApiProperty({ description: 'The reason in the words of staff. It is public.', example: 'Table 12 stayed empty' })
  reason!: string;
}

class NoShowDto extends OmitType(ClosingDto, ['kind'] as const) {}

class MatchPairingDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-12f8-7d2b-8c4e-6a7b8c9d0e1f' })
  tournamentId!: string;

  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: 7 })
  table!: number;

  @ApiProperty({ required: false, description: 'The board of two teams; absent if players play alone.', example: 2 })
  board?: number;
}

class MatchPodDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-12f8-7d2b-8c4e-6a7b8c9d0e1f' })
  tournamentId!: string;

  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ example: 2 })
  pod!: number;
}

export class MatchDto extends MatchSummaryDto {
  @ApiProperty({
    type: 'string',
    nullable: true,
    description:
      'The format of the decks that the match produces (POST /v1/matches/{id}/decks), such as a draft. Such a match has no winners. Null for other matches.',
    example: null,
  })
  decksFor!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The match in which the decks were drafted; null if players brought their decks.',
    example: null,
  })
  draftId!: string | null;

  @ApiProperty({
    type: MatchPairingDto,
    nullable: true,
    description: 'The table of a tournament whose result the match decides.',
  })
  pairing!: MatchPairingDto | null;

  @ApiProperty({ type: MatchPodDto, nullable: true, description: 'The pod of a tournament whose players draft here.' })
  pod!: MatchPodDto | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    nullable: true,
    description: 'The teams, which win and lose together; null if each seat plays alone.',
    example: null,
  })
  teams!: readonly (readonly string[])[] | null;

  @ApiProperty({
    type: [String],
    description:
      'The seats that have lost the match by a ruling, with their teammates. If several other seats are left, they continue the present game and the match.',
    example: [],
  })
  lostByRuling!: readonly string[];

  @ApiProperty({
    type: ClosingDto,
    nullable: true,
    description: 'How staff closed the match; null if it was not closed.',
  })
  closing!: ClosingDto | null;

  @ApiProperty({
    type: [NoShowDto],
    description: 'The absent seats of a match that the other seats continue. `lostByRuling` has them, too.',
  })
  noShows!: readonly NoShowDto[];

  @ApiProperty({ type: SeenDelayDto })
  spectators!: SeenDelayDto;

  @ApiProperty({ type: PublicationDto })
  publication!: PublicationDto;

  @ApiProperty({ type: [MatchGameDto], description: 'The games, in the order in which they were played.' })
  games!: readonly MatchGameDto[];

  @ApiProperty({
    type: TimingDto,
    nullable: true,
    description: 'The time limits of the seats; null for unlimited time.',
  })
  timing!: TimingDto | null;

  @ApiProperty({
    type: PledgeDto,
    nullable: true,
    description:
      'With `randomness: shared`: the commitments that the server made before it knew the share of any seat. Keep them.',
  })
  pledge!: PledgeDto | null;
}
