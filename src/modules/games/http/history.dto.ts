import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { EventMetadata, Json } from '../../../platform/event-store/index.js';
import { IsFlag, MayBeAbsent } from '../../../platform/http/index.js';
import { AsQuery } from '../access/as.dto.js';
import type { CitedEntry } from '../domain/cited-log.js';
import { type Read, READS } from '../disclosures/disclosure.js';
import { VERSION_MAX } from './game.dto.js';
import { GAME_EVENT_TYPES } from './game-event-schemas.js';
import { ApiLog } from './engine-schemas.decorators.js';

export const RANGE_MAX = 500;
export const RANGE_DEFAULT = 100;

/** A part of a game by its versions, which never change: so a page is named by where it begins. */
export class RangeQuery extends AsQuery {
  @ApiProperty({ required: false, minimum: 0, default: 0, description: 'Begin after this version.', example: 17 })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(VERSION_MAX)
  after: number = 0;

  @ApiProperty({ required: false, minimum: 1, maximum: RANGE_MAX, default: RANGE_DEFAULT })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(RANGE_MAX)
  limit: number = RANGE_DEFAULT;
}

/** The versions of a range, of a game that has come as far as `newest`; none where the second is the smaller. */
export const versionsIn = (
  { after, limit }: Pick<RangeQuery, 'after' | 'limit'>,
  newest: number,
): { readonly from: number; readonly to: number } => ({ from: after + 1, to: Math.min(after + limit, newest) });

/** The path of what follows the last version that was shown; null where there was none, or it is the newest. */
export function nextRange(url: string, last: number | undefined, newest: number): string | null {
  if (last === undefined || last >= newest) return null;
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('after', String(last));
  return `${path}?${query.toString()}`;
}

class GameEventDto {
  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({ enum: GAME_EVENT_TYPES, example: 'ActionTaken' })
  type!: string;

  @ApiProperty({ example: 1 })
  schemaVersion!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  recordedAt!: string;

  @ApiProperty({ description: 'The hash of this event. It covers all earlier events.', example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiProperty({
    description: 'The role of the recorder: a player, or staff in the place of a player.',
    example: 'player',
  })
  recordedBy!: string;

  @ApiProperty({
    type: Object,
    description:
      'The payload, without the parts that the viewer may not know. A whole payload, beside `metadata`, is that of `RecordedGameEvent`; docs/PROTOCOL.md describes every type.',
    example: {
      seat: 'p1',
      answers: [{ decision: { id: 'd122', kind: 'turnAction' }, answer: { action: 'end-turn' } }],
    },
  })
  payload!: Json;

  @ApiProperty({
    required: false,
    type: Object,
    description:
      'The recorder of the event. Only the viewer `everything` sees it, once the game is over. With it, the hash can be computed again.',
  })
  metadata?: EventMetadata;
}

export class GameEventsDto {
  @ApiProperty({ type: [GameEventDto] })
  items!: readonly GameEventDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The path of the next page; null at the end.',
    example: null,
  })
  next!: string | null;
}

export class StepDto {
  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  at!: string;

  @ApiProperty({ description: 'The type of the event that caused the step.', example: 'ActionTaken' })
  type!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The seat that acted, or in whose place a judge acted.',
    example: 'p1',
  })
  seat!: string | null;

  @ApiProperty({ description: 'Hash of the event.', example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiLog('What happened, in order, with the rules that made it so. What the viewer may not know is absent.')
  log!: readonly CitedEntry[];
}

export class LogDto {
  @ApiProperty({ type: [StepDto] })
  items!: readonly StepDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The path of the next page; null at the end.',
    example: null,
  })
  next!: string | null;
}

export class StreamGameDto extends AsQuery {
  @ApiProperty({
    required: false,
    minimum: 0,
    description:
      'Begin after this version; 0 sends all events. Without it, only new events are sent. A Last-Event-ID header takes precedence.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(VERSION_MAX)
  after?: number;

  @IsFlag({ default: false, description: 'Send the board after each action, too.' })
  state: boolean = false;
}

/** A part of the looks at a game, by their versions. */
export class ListLooksDto extends OmitType(RangeQuery, ['as', 'reason']) {}

class LookedByDto {
  @ApiProperty({ description: 'The role that permitted the look.', example: 'judge' })
  role!: string;

  @ApiProperty({ example: '0193a5a0-5d17-7b1c-8a2e-4f5061728394' })
  keyId!: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'The player of the key; absent for other keys.' })
  playerId?: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  accountId!: string | null;
}

class LookDto {
  @ApiProperty({
    description: 'The version of the look in the record of disclosures. It identifies the look.',
    example: 3,
  })
  version!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  at!: string;

  @ApiProperty({ type: LookedByDto })
  by!: LookedByDto;

  @ApiProperty({ enum: READS, description: 'The kind of read: such as the board or the log.', example: 'state' })
  read!: Read;

  @ApiProperty({ description: 'The viewer: a seat, `judge` or `everything`.', example: 'p2' })
  viewer!: string;

  @ApiProperty({ description: 'The first version of the game that the reader saw.', example: 17 })
  from!: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description:
      'The last version of the game that the reader saw. Null while the reader follows the game, or if the version is unknown.',
    example: 17,
  })
  to!: number | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'A call at table 4' })
  reason!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the reader stopped following the game.',
    example: null,
  })
  endedAt!: string | null;
}

export class LooksDto {
  @ApiProperty({ type: [LookDto] })
  items!: readonly LookDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The path of the next page; null at the end.',
    example: null,
  })
  next!: string | null;
}
