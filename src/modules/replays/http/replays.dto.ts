/** What the document of a game says of each step, and of the steps worth jumping to. */
/** The document of a match, as `docs/PROTOCOL.md` describes it. */
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { ApiLog, AsQuery, RANGE_MAX } from '../../games/index.js';
import type { PatchOperation } from '../domain/delta.js';
import type { KeyMoment } from '../domain/key-moments.js';
import type { MatchReplay, MatchReplayGame } from '../domain/match-replay.js';
import { REPLAY_FORMAT, type ReplayFrame } from '../domain/replay-document.js';

export class ReplayFrameDto implements ReplayFrame {
  @ApiProperty({
    description: 'The number of the frame. 0 is the start of the game, and each action makes the next frame.',
    example: 12,
  })
  n!: number;

  @ApiProperty({ description: 'The version of the event of the frame.', example: 13 })
  version!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  at!: string;

  @ApiProperty({
    selfRequired: true,
    type: 'object',
    nullable: true,
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['answer', 'invoke', 'repeat', 'assert', 'concede', 'timeOut', 'lose', 'correct'] },
      seat: { type: 'string' },
      answers: {
        type: 'array',
        items: { type: 'object', properties: { decision: { type: 'string' }, answer: {} } },
        description: 'The answered decisions, without the parts that the reader may not know.',
      },
      by: { type: 'string', enum: ['judge'], description: 'Who answered in the place of the seat.' },
    },
    additionalProperties: true,
    description: 'The action; null if the step has none.',
    example: {
      kind: 'answer',
      seat: 'p1',
      answers: [{ decision: 'd12', answer: { action: 'end-turn' } }],
    },
  })
  action!: ReplayFrame['action'];

  @ApiProperty({
    type: 'array',
    items: {
      type: 'object',
      required: ['op', 'path'],
      properties: {
        op: { type: 'string', enum: ['add', 'remove', 'replace', 'move'] },
        path: { type: 'string' },
        from: { type: 'string' },
        value: {},
      },
    },
    description: 'JSON Patch (RFC 6902) from the board of the frame before.',
    example: [{ op: 'replace', path: '/turn/active', value: 'p2' }],
  })
  delta!: readonly PatchOperation[];

  @ApiLog('What happened, in order. Rules are cited without their titles.')
  log!: ReplayFrame['log'];

  @ApiProperty({
    required: false,
    description: 'The hash of the whole state after the frame, if the event has one.',
    example: '9f86d081884c7d65…',
  })
  stateHash?: string;
}

export class KeyMomentDto implements KeyMoment {
  @ApiProperty({ enum: ['lead', 'swing', 'event', 'end'] })
  kind!: KeyMoment['kind'];

  @ApiProperty({ description: 'The statistic, the declared event, or the reason of the end.', example: 'lore' })
  what!: string;

  @ApiProperty({
    description: 'The sentence in English, with seats in the place of players.',
    example: 'p2 banishes Moana with Fire the Cannons!',
  })
  title!: string;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    required: ['en', 'zh'],
    properties: { en: { type: 'string' }, zh: { type: 'string' } },
    description:
      'The sentence by language, with `{p1}` for the player of seat p1. Absent in documents of earlier builds.',
    example: {
      en: '{p2} banishes Moana with Fire the Cannons!',
      zh: '{p2} 以 Fire the Cannons! 放逐 Moana',
    },
  })
  sentence?: { en: string; zh: string };

  @ApiProperty({ example: 12 })
  frame!: number;

  @ApiProperty({
    required: false,
    description: '0 before the first. Absent in documents of earlier builds.',
    example: 6,
  })
  turn?: number;

  @ApiProperty({
    required: false,
    description:
      'The rank of the moment: 1 for the frame that changed the game most. Moments of one frame share a rank; the end has none.',
    example: 1,
  })
  rank?: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'p1' })
  seat!: string | null;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'The score of every seat just after the moment.',
    example: { p1: 4, p2: 2 },
  })
  score?: Readonly<Record<string, number>>;

  @ApiProperty({ required: false, type: Boolean, description: 'Whether the moment is known only by an assertion.' })
  asserted?: true;

  @ApiProperty({ required: false, description: 'The size of the swing.', example: 3 })
  amount?: number;
}

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
