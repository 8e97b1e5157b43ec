import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class LogInDto {
  @ApiProperty({ minLength: 1, maxLength: 320, example: 'player.one' })
  @IsString()
  @Length(1, 320)
  login!: string;

  @ApiProperty({ format: 'password', minLength: 1, maxLength: 256, writeOnly: true })
  @IsString()
  @Length(1, 256)
  password!: string;
}
