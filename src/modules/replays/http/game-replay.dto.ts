/** The document of a game, as `docs/PROTOCOL.md` describes it. */
import { ApiProperty } from '@nestjs/swagger';
import { ApiBoard } from '../../games/index.js';
import type { Curve } from '../domain/curves.js';
import type { ByHand } from '../domain/unproven.js';
import type { Difference } from '../domain/proving.js';
import { type GameReplay, REPLAY_FORMAT, type ReplayHeader } from '../domain/replay-document.js';
import { KeyMomentDto, ReplayFrameDto } from './replay-steps.dto.js';

const ID = { format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' } as const;
const MOMENT = { format: 'date-time', example: '2026-11-21T10:04:05.678Z' } as const;
const HASH = '9f86d081884c7d65…';
const BY_SEAT = { type: 'object', additionalProperties: { type: 'string' }, description: 'By seat.' } as const;

class ReplayCiteDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: '4.3.5' })
  rule!: string;
}

class ReplayOutcomeDto {
  @ApiProperty({ type: [String], example: ['p2'] })
  winners!: readonly string[];

  @ApiProperty({ type: [String], example: ['p1'] })
  losers!: readonly string[];

  @ApiProperty({ example: false })
  draw!: boolean;

  @ApiProperty({ example: 'lore' })
  reason!: string;

  @ApiProperty({ type: [ReplayCiteDto] })
  cites!: readonly ReplayCiteDto[];
}

class DeckLineDto {
  @ApiProperty({ description: 'Definition of the card.', example: '1-22' })
  card!: string;

  @ApiProperty({ example: 4 })
  count!: number;

  @ApiProperty({
    required: false,
    description: 'The zone in which the copies begin, if it is not the deck.',
    example: 'lb',
  })
  zone?: string;
}

class ReplaySeatDto {
  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty(ID)
  playerId!: string;

  @ApiProperty({ ...ID, required: false, description: 'The deck is shown to the player of the seat.' })
  deckId?: string;

  @ApiProperty({ required: false, example: 'Amber and Sapphire' })
  deckName?: string;

  @ApiProperty({ required: false, type: [DeckLineDto] })
  cards?: ReplayHeader['seats'][number]['cards'] & {};
}

class ReplayHeaderDto implements ReplayHeader {
  @ApiProperty(ID)
  id!: string;

  @ApiProperty({ description: 'The viewer: `everything`, `spectator`, or a seat.', example: 'everything' })
  viewer!: string;

  @ApiProperty({ description: 'The number of the branch.', example: 1 })
  branch!: number;

  @ApiProperty({ description: 'The number of branches. The last branch counts.', example: 1 })
  branches!: number;

  @ApiProperty(ID)
  matchId!: string;

  @ApiProperty({ description: 'The number of the game in the match.', example: 1 })
  number!: number;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'lorcana@2025-03-14' })
  ruleset!: string;

  @ApiProperty({ description: 'The build of the engine that recorded the game.', example: 'kifu-engine/10' })
  engine!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ type: [ReplaySeatDto] })
  seats!: ReplayHeader['seats'];

  @ApiProperty(MOMENT)
  startedAt!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    ...MOMENT,
    description: 'When the game ended. Null for a branch that was rewound before its end.',
  })
  endedAt!: string | null;

  @ApiProperty({
    type: ReplayOutcomeDto,
    nullable: true,
    description: 'The result. Null for a branch that was rewound before its end.',
  })
  outcome!: ReplayOutcomeDto | null;

  @ApiProperty({ example: 14 })
  turns!: number;

  @ApiProperty({ example: 137 })
  actions!: number;
}

class ReplayCardsDto {
  @ApiProperty({ description: 'Hash of the card set.', example: HASH })
  hash!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      required: ['id', 'abilities'],
      properties: { id: { type: 'string' }, abilities: { type: 'array', items: { type: 'object' } } },
    },
    description: 'Every card in the document, by id.',
  })
  definitions!: GameReplay['cards']['definitions'];
}

class ReplayRandomnessDto {
  @ApiProperty({ enum: ['seeded', 'asserted'], description: 'From the seed, or reported by the scorekeeper.' })
  kind!: 'seeded' | 'asserted';

  @ApiProperty({ ...BY_SEAT, description: 'What the server and each seat bound themselves to.' })
  commitments!: Readonly<Record<string, string>>;

  @ApiProperty({
    required: false,
    description: 'The secret of the server. Only for the viewer `everything`.',
    example: HASH,
  })
  serverSecret?: string;

  @ApiProperty({ ...BY_SEAT, selfRequired: false })
  seatSecrets?: Readonly<Record<string, string>>;
}

class ReplayDifferenceDto implements Difference {
  @ApiProperty({ description: 'The version of the event.', example: 17 })
  version!: number;

  @ApiProperty({
    enum: ['log-hash', 'state-hash', 'position-hash', 'rejected', 'outcome', 'substitutions', 'commitment'],
    description: 'The kind of the difference between the record and the re-execution.',
  })
  what!: Difference['what'];

  @ApiProperty({ example: HASH })
  recorded!: string;

  @ApiProperty({ example: '2c26b46b68ffc68f…' })
  actual!: string;
}

class ByHandDto implements ByHand {
  @ApiProperty({ description: 'The number of times that an unscripted text applied.', example: 2 })
  texts!: number;

  @ApiProperty({ description: 'The number of acts that were confirmed and carried out.', example: 2 })
  assertions!: number;

  @ApiProperty({ description: 'The number of acts that were not confirmed.', example: 0 })
  refused!: number;

  @ApiProperty({ description: 'The number of confirmations that a judge gave.', example: 0 })
  confirmedByJudge!: number;

  @ApiProperty({ type: [Number], description: 'The versions of the first confirmed acts.', example: [31, 48] })
  versions!: readonly number[];
}

class VerificationDto {
  @ApiProperty({ description: 'The build that created the document.', example: 'kifu-engine/10' })
  engine!: string;

  @ApiProperty({ description: 'The re-execution of the game gave the recorded result.', example: true })
  agrees!: boolean;

  @ApiProperty({ type: [ReplayDifferenceDto] })
  differences!: readonly ReplayDifferenceDto[];

  @ApiProperty({ type: ByHandDto, description: 'The use of unscripted texts, which no re-execution can verify.' })
  byHand!: ByHandDto;
}

class CurveDto implements Curve {
  @ApiProperty({ description: 'The statistic of the score, a zone, or `time`.', example: 'lore' })
  what!: string;

  @ApiProperty({
    selfRequired: true,
    type: 'object',
    required: ['en', 'zh'],
    properties: { en: { type: 'string' }, zh: { type: 'string' } },
    example: { en: 'Lore', zh: '传奇点' },
  })
  title!: { en: string; zh: string };

  @ApiProperty({ required: false, description: 'The value at which a seat wins, if the game has one.', example: 20 })
  goal?: number;

  @ApiProperty({
    selfRequired: true,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
    description: 'For each seat: pairs of a frame and the value from that frame on.',
    example: {
      p1: [
        [0, 0],
        [17, 2],
      ],
      p2: [[0, 0]],
    },
  })
  points!: Curve['points'];
}

export class GameReplayDto implements GameReplay {
  @ApiProperty({ enum: [REPLAY_FORMAT] })
  format!: GameReplay['format'];

  @ApiProperty({ enum: ['game'] })
  kind!: 'game';

  @ApiProperty({ type: ReplayHeaderDto })
  game!: ReplayHeaderDto;

  @ApiProperty({ type: ReplayCardsDto })
  cards!: ReplayCardsDto;

  @ApiProperty({ type: ReplayRandomnessDto })
  randomness!: GameReplay['randomness'];

  @ApiProperty({ type: VerificationDto })
  verification!: VerificationDto;

  @ApiBoard('The whole board of the first listed frame; null if no frame is in the range.', { nullable: true })
  start!: GameReplay['start'];

  @ApiProperty({ type: [ReplayFrameDto] })
  frames!: readonly ReplayFrameDto[];

  @ApiProperty({ type: [KeyMomentDto], description: 'Key moments of the game.' })
  moments!: readonly KeyMomentDto[];

  @ApiProperty({
    required: false,
    type: [CurveDto],
    description: 'Numbers along the frames of the whole game, also in a slice. Absent in documents of earlier builds.',
  })
  curves?: readonly CurveDto[];
}
