import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { IsNewPassword } from './accounts.dto.js';

export class IssuedResetDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  accountId!: string;

  @ApiProperty({ example: 'player.one', description: 'For whoever has forgotten that as well.' })
  login!: string;

  @ApiProperty({
    description: 'Good once, at POST /v1/password-resets. It is shown this once.',
    example: 'kifu_reset_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  token!: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-11-21T11:00:00.000Z',
    description: 'An hour after it was issued.',
  })
  expiresAt!: string;
}

export class SpendPasswordResetDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'kifu_reset_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op' })
  @IsString()
  @Length(1, 100)
  token!: string;

  @IsNewPassword()
  newPassword!: string;
}
