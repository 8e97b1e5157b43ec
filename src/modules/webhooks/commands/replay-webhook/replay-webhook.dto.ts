import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

export class ReplayWebhookDto {
  @ApiProperty({
    minimum: 0,
    description: 'The `position` of the last event that you have taken in order; 0 for everything.',
    example: 4711,
  })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  after!: number;
}

export class WebhookReplayDto extends ReplayWebhookDto {
  @ApiProperty({
    description: 'The newest event when the replay was asked for; later ones come as ever.',
    example: 4799,
  })
  until!: number;
}
