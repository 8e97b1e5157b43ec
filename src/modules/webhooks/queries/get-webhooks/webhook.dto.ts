import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { PUBLIC_EVENT_KINDS, type PublicEventKind } from '../../events/public-event.js';

export class WebhookParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

/** Without its secret, which is shown when it is made and never again. */
export class WebhookDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a2-1b3c-7d5e-8f60-718293a4b5c6' })
  id!: string;

  @ApiProperty({ description: 'The player or the key that made it.', example: '3f9c2a7d51b08e64' })
  owner!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: null,
    description: 'The key that made it, where that was narrowed or ends: it is called as long as this key is good.',
  })
  boundTo!: string | null;

  @ApiProperty({ example: 'https://example.org/hooks/kifu' })
  url!: string;

  @ApiProperty({ enum: PUBLIC_EVENT_KINDS, isArray: true, example: ['match.ended'] })
  kinds!: readonly PublicEventKind[];

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  leagueId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it is not called any more.', example: null })
  disabledReason!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  disabledAt!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'The first failure that no success has followed.',
    example: null,
  })
  failingSince!: string | null;

  @ApiProperty({ description: 'Events after this position are sent.', example: 4711 })
  after!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;
}
