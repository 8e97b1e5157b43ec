/** The document of a match, as `docs/PROTOCOL.md` describes it. */
import { ApiProperty } from '@nestjs/swagger';
import type { MatchReplay, MatchReplayGame } from '../../domain/match-replay.js';
import { REPLAY_FORMAT } from '../../domain/replay-document.js';

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
    description: 'Who played; with which deck, to whoever may know.',
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

  @ApiProperty({ description: 'Path of its replay.', example: '/v1/games/0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081/replay' })
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
