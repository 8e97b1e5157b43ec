import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';
import { CreateWebhookDto } from '../create-webhook/create-webhook.dto.js';

export class ChangeWebhookDto extends PartialType(PickType(CreateWebhookDto, ['url', 'kinds'] as const), {
  skipNullProperties: false,
}) {
  @ApiProperty({
    required: false,
    description: 'Switches it off, or on again after it was disabled. What was missed meanwhile can be replayed.',
    example: true,
  })
  @MayBeAbsent()
  @IsBoolean()
  enabled?: boolean;
}
