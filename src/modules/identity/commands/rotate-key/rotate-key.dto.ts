import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';

export const GRACE_DEFAULT_SECONDS = 86_400;
const GRACE_MAX_SECONDS = 604_800;

export class RotateKeyDto {
  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: GRACE_MAX_SECONDS,
    default: GRACE_DEFAULT_SECONDS,
    description: 'How long the secret of now stays good; 0 where it has been seen by others.',
  })
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(GRACE_MAX_SECONDS)
  graceSeconds?: number;
}

export class RotatedKeyDto {
  @ApiProperty({ example: '3f9c2a7d51b08e64' })
  id!: string;

  @ApiProperty({
    description: 'The key. It is shown this once.',
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T10:00:00.000Z' })
  previousUntil!: string;
}
