import { ApiProperty } from '@nestjs/swagger';
import type { EventMetadata, Json } from '../../../../platform/event-store/index.js';

const TYPES = [
  'GameStarted',
  'ActionTaken',
  'ChanceAsserted',
  'TextInvoked',
  'RepetitionProposed',
  'Conceded',
  'TakebackProposed',
  'TakebackAnswered',
  'Rewound',
  'Corrected',
  'ResultRuled',
  'TimeExpired',
  'ClockPaused',
  'ClockResumed',
  'TimeExtended',
  'PresenceLost',
  'PresenceRegained',
  'GameEnded',
];

export class GameEventDto {
  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({ enum: TYPES, example: 'ActionTaken' })
  type!: string;

  @ApiProperty({ example: 1 })
  schemaVersion!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  recordedAt!: string;

  @ApiProperty({ description: 'Covers this event and all before it.', example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiProperty({
    description: 'The role of who recorded it: a player, or somebody in the place of one.',
    example: 'player',
  })
  recordedBy!: string;

  @ApiProperty({
    type: Object,
    description: 'docs/PROTOCOL.md describes every type. What the viewer may not know is absent.',
    example: {
      seat: 'p1',
      answers: [{ decision: { id: 'd122', kind: 'turnAction' }, answer: { action: 'end-turn' } }],
    },
  })
  payload!: Json;

  @ApiProperty({
    required: false,
    type: Object,
    description: 'Who recorded it. Only as everything, once the game is over: then the hash can be computed again.',
  })
  metadata?: EventMetadata;
}

export class GameEventsDto {
  @ApiProperty({ type: [GameEventDto] })
  items!: readonly GameEventDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Path of what follows; null at the end.', example: null })
  next!: string | null;
}
