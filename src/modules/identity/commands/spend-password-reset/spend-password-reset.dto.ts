import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { IsNewPassword } from '../register-account/register-account.dto.js';

export class SpendPasswordResetDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'kifu_reset_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op' })
  @IsString()
  @Length(1, 100)
  token!: string;

  @IsNewPassword()
  newPassword!: string;
}
