/** What the document of a game says of each step, and of the steps worth jumping to. */
import { ApiProperty } from '@nestjs/swagger';
import { ApiLog } from '../../games/index.js';
import type { PatchOperation } from '../domain/delta.js';
import type { KeyMoment } from '../domain/key-moments.js';
import type { ReplayFrame } from '../domain/replay-document.js';

export class ReplayFrameDto implements ReplayFrame {
  @ApiProperty({ description: '0 is the game set up; each action makes the next.', example: 12 })
  n!: number;

  @ApiProperty({ description: 'Of the event that recorded it.', example: 13 })
  version!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  at!: string;

  @ApiProperty({
    selfRequired: true,
    type: 'object',
    nullable: true,
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['answer', 'invoke', 'repeat', 'assert', 'concede', 'timeOut', 'correct'] },
      seat: { type: 'string' },
      answers: {
        type: 'array',
        items: { type: 'object', properties: { decision: { type: 'string' }, answer: {} } },
        description: 'Of decisions; what the reader may not know is absent.',
      },
      by: { type: 'string', enum: ['judge'], description: 'In the place of the seat.' },
    },
    additionalProperties: true,
    description: 'What was done; null where nobody did anything.',
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

  @ApiProperty({ description: 'Of the whole state after it.', example: '9f86d081884c7d65…' })
  stateHash!: string;
}

export class KeyMomentDto implements KeyMoment {
  @ApiProperty({ enum: ['lead', 'swing', 'event', 'end'] })
  kind!: KeyMoment['kind'];

  @ApiProperty({ description: 'Which statistic, which declared event, or the reason of the end.', example: 'lore' })
  what!: string;

  @ApiProperty({ example: 'Takes the lead' })
  title!: string;

  @ApiProperty({ example: 12 })
  frame!: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'p1' })
  seat!: string | null;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Of every seat, just after it.',
    example: { p1: 4, p2: 2 },
  })
  score?: Readonly<Record<string, number>>;

  @ApiProperty({ required: false, type: Boolean, description: 'Known only because somebody said that a text does it.' })
  asserted?: true;

  @ApiProperty({ required: false, description: 'How far a swing went.', example: 3 })
  amount?: number;
}
