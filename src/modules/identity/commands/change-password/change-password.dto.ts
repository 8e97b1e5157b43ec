import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsNewPassword } from '../register-account/register-account.dto.js';

export class ChangePasswordDto {
  @ApiProperty({ format: 'password', maxLength: 256, writeOnly: true })
  @IsString()
  @MaxLength(256)
  currentPassword!: string;

  @IsNewPassword()
  newPassword!: string;
}
