import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class RetryJobParams {
  @ApiProperty({ example: 'replay-0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a-214' })
  @IsString()
  @MaxLength(200)
  id!: string;
}
