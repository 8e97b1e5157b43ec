/** What the document of a game says of each step, and of the steps worth jumping to. */
import { ApiProperty } from '@nestjs/swagger';
import { ApiLog } from '../../games/index.js';
import type { PatchOperation } from '../domain/patch-operation.js';
import type { KeyMoment } from '../domain/key-moments.js';
import type { ReplayFrame } from '../domain/replay-document.js';

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
      by: { type: 'string', enum: ['judge', 'lot'], description: 'Who answered in the place of the seat.' },
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
