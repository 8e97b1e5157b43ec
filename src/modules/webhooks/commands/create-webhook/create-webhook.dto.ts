import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { PUBLIC_EVENT_KINDS, type PublicEventKind } from '../../events/public-event.js';
import { WebhookDto } from '../../queries/get-webhooks/webhook.dto.js';
import { MayBeAbsent } from '../../../../platform/http/index.js';

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
    description: 'What to be told of.',
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
    description: 'Only what happens in this league; whoever organises some leagues and not all names one of them.',
  })
  @MayBeAbsent()
  @IsUUID()
  leagueId?: string;
}

export class CreatedWebhookDto extends WebhookDto {
  @ApiProperty({
    description: 'Verifies what is sent (Standard Webhooks). It is shown this once.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq=',
  })
  secret!: string;
}
