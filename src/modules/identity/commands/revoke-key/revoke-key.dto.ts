import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class KeyParams {
  @ApiProperty({ description: 'The part of the key between its underscores.', example: '3f9c2a7d51b08e64' })
  @Matches(/^[a-z0-9]{16}$/)
  id!: string;
}
