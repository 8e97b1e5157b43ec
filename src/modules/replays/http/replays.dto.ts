/** Requests for replays, and the document of a match, as `docs/PROTOCOL.md` describes it. */
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { AsQuery, RANGE_MAX } from '../../games/index.js';
import type { MatchReplay, MatchReplayGame } from '../domain/match-replay.js';
import { REPLAY_FORMAT } from '../domain/replay-document.js';

export const FRAME_MAX = 1_000_000;

export class ReplayParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class ReplayFramesQuery extends AsQuery {
  @ApiProperty({
    required: false,
    minimum: 0,
    description: 'Begin after this version, as for the log. Not together with `from` or `to`.',
    example: 17,
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(FRAME_MAX)
  after?: number;

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: RANGE_MAX,
    description: 'The number of versions, as for the log.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(RANGE_MAX)
  limit?: number;

  @ApiProperty({ required: false, minimum: 0, description: 'The first frame; 0 is the start of the game.' })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(FRAME_MAX)
  from?: number;

  @ApiProperty({ required: false, minimum: 0, description: 'The last frame, included.' })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(FRAME_MAX)
  to?: number;

  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'The branch of a rewound game. Without it, the last branch, which counts.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(FRAME_MAX)
  branch?: number;
}

export class ReplayBuildingDto {
  @ApiProperty({ example: 'building' })
  state!: string;

  @ApiProperty({
    minimum: 0,
    maximum: 1,
    example: 0.4,
    description: 'The progress of the job that creates the replay.',
  })
  progress!: number;
}

const ID = { format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' } as const;
const MOMENT = { format: 'date-time', example: '2026-11-21T10:04:05.678Z' } as const;

class ReplayedMatchDto {
  @ApiProperty(ID)
  id!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ example: 3 })
  bestOf!: number;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  leagueId!: string | null;

  @ApiProperty({
    type: 'array',
    items: {
      type: 'object',
      required: ['seat', 'playerId'],
      properties: { seat: { type: 'string' }, playerId: { type: 'string' }, deckId: { type: 'string' } },
    },
    description: 'The players. Decks are included if the caller may see them.',
  })
  seats!: MatchReplay['match']['seats'];

  @ApiProperty(MOMENT)
  createdAt!: string;

  @ApiProperty(MOMENT)
  endedAt!: string;

  @ApiProperty({ type: [String], description: 'Seats.', example: ['p1'] })
  winners!: readonly string[];

  @ApiProperty({ example: false })
  draw!: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      required: ['won', 'lost', 'drawn'],
      properties: { won: { type: 'integer' }, lost: { type: 'integer' }, drawn: { type: 'integer' } },
    },
    description: 'Games won, lost and drawn, by seat.',
    example: { p1: { won: 2, lost: 1, drawn: 0 }, p2: { won: 1, lost: 2, drawn: 0 } },
  })
  result!: MatchReplay['match']['result'];
}

class MatchReplayGameDto implements MatchReplayGame {
  @ApiProperty(ID)
  id!: string;

  @ApiProperty({ example: 1 })
  number!: number;

  @ApiProperty({ type: [String], example: ['p1'] })
  winners!: readonly string[];

  @ApiProperty({ example: false })
  draw!: boolean;

  @ApiProperty({
    description: 'The path of the replay of the game.',
    example: '/v1/games/0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081/replay',
  })
  replay!: string;
}

export class MatchReplayDto implements MatchReplay {
  @ApiProperty({ enum: [REPLAY_FORMAT] })
  format!: MatchReplay['format'];

  @ApiProperty({ enum: ['match'] })
  kind!: 'match';

  @ApiProperty({ type: ReplayedMatchDto })
  match!: ReplayedMatchDto;

  @ApiProperty({ type: [MatchReplayGameDto] })
  games!: readonly MatchReplayGameDto[];
}
