import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { CreateWebhookDto } from '../create-webhook/create-webhook.dto.js';

export class ChangeWebhookDto extends PartialType(PickType(CreateWebhookDto, ['url', 'kinds'] as const)) {
  @ApiProperty({
    required: false,
    description: 'Switches it off, or on again after it was disabled. What was missed meanwhile can be replayed.',
    example: true,
  })
  @IsOptional()
  @IsBoolean()
  enabled?: boolean;
}
