import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { PUBLIC_EVENT_KINDS, type PublicEventKind } from '../events/public-facts.js';
import { DELIVERY_STATES, type DeliveryState } from '../queries/list-deliveries.js';

export class WebhookParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

/** Without its secret, which is shown when it is made and never again. */
export class WebhookDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a2-1b3c-7d5e-8f60-718293a4b5c6' })
  id!: string;

  @ApiProperty({ description: 'The player or the key that created the webhook.', example: '3f9c2a7d51b08e64' })
  owner!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: null,
    description:
      'The key that created the webhook, if that key has scopes or an expiry. The webhook is called only while this key is valid.',
  })
  boundTo!: string | null;

  @ApiProperty({ example: 'https://example.org/hooks/kifu' })
  url!: string;

  @ApiProperty({ enum: PUBLIC_EVENT_KINDS, isArray: true, example: ['match.ended'] })
  kinds!: readonly PublicEventKind[];

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  leagueId!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Why the webhook is disabled; null while it is enabled.',
    example: null,
  })
  disabledReason!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  disabledAt!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'The first failure since the last success.',
    example: null,
  })
  failingSince!: string | null;

  @ApiProperty({ description: 'Events after this position are sent.', example: 4711 })
  after!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;
}

const URL_LENGTH_MAX = 2_000;

export class CreateWebhookDto {
  @ApiProperty({
    maxLength: URL_LENGTH_MAX,
    description: 'An https address on the public internet.',
    example: 'https://example.org/hooks/kifu',
  })
  @IsString()
  @MaxLength(URL_LENGTH_MAX)
  url!: string;

  @ApiProperty({
    enum: PUBLIC_EVENT_KINDS,
    isArray: true,
    description: 'Which events to deliver.',
    example: ['match.ended'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PUBLIC_EVENT_KINDS.length)
  @ArrayUnique()
  @IsIn(PUBLIC_EVENT_KINDS, { each: true })
  kinds!: PublicEventKind[];

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'Only events of this league. Organisers of single leagues must name one of their leagues.',
  })
  @MayBeAbsent()
  @IsUUID()
  leagueId?: string;
}

export class CreatedWebhookDto extends WebhookDto {
  @ApiProperty({
    description: 'The secret that verifies deliveries (Standard Webhooks). It is shown only here.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq=',
  })
  secret!: string;
}

export class ChangeWebhookDto extends PartialType(PickType(CreateWebhookDto, ['url', 'kinds'] as const), {
  skipNullProperties: false,
}) {
  @ApiProperty({
    required: false,
    description: 'Disables or enables the webhook. A replay resends events that were missed meanwhile.',
    example: true,
  })
  @MayBeAbsent()
  @IsBoolean()
  enabled?: boolean;
}

export class ReplayWebhookDto {
  @ApiProperty({
    minimum: 0,
    description: 'The `position` of the last event that you processed in order; 0 for all events.',
    example: 4711,
  })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  after!: number;
}

export class WebhookReplayDto extends ReplayWebhookDto {
  @ApiProperty({
    description: 'The newest event at the time of the request. Later events are sent as usual.',
    example: 4799,
  })
  until!: number;
}

export class ListDeliveriesDto extends PageQuery {
  @ApiProperty({ required: false, enum: DELIVERY_STATES, example: 'failed' })
  @MayBeAbsent()
  @IsIn(DELIVERY_STATES)
  status?: DeliveryState;
}

export class DeliveryDto {
  @ApiProperty({ description: 'The position of the event in the ledger.', example: 4712 })
  position!: number;

  @ApiProperty({ example: 'match.ended' })
  kind!: string;

  @ApiProperty({ enum: DELIVERY_STATES, example: 'delivered' })
  status!: DeliveryState;

  @ApiProperty({ example: 1 })
  attempts!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The HTTP status of the last answer.', example: 204 })
  lastStatus!: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why the last try failed.', example: null })
  lastError!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-11-21T10:00:01.000Z' })
  lastAttemptAt!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-11-21T10:00:01.000Z' })
  deliveredAt!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;
}

export class FollowEventsDto {
  @ApiProperty({
    required: false,
    enum: PUBLIC_EVENT_KINDS,
    isArray: true,
    description: 'Repeated, or separated by commas; without it, all.',
  })
  @MayBeAbsent()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PUBLIC_EVENT_KINDS.length)
  @IsIn(PUBLIC_EVENT_KINDS, { each: true })
  kinds: PublicEventKind[] = [...PUBLIC_EVENT_KINDS];

  @ApiProperty({ required: false, format: 'uuid', description: 'Only events of this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @ApiProperty({
    required: false,
    description: 'The id of an event, or a position of the ledger. Later events are sent. 0 sends all events.',
    example: '4711.1',
  })
  @MayBeAbsent()
  @Matches(/^\d{1,15}(\.\d{1,3})?$/)
  after?: string;
}
