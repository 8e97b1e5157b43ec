import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';

export class GiveEntropyDto {
  @ApiProperty({
    required: false,
    description: '32 random bytes in hex. Without it the share that the server committed itself to counts.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[0-9a-f]{64}$/)
  entropy?: string;

  @ApiProperty({
    required: false,
    description: 'For those who make matches of others: the seat that gives none, and is not waited for.',
    example: 'p2',
  })
  @MayBeAbsent()
  @Matches(/^p[0-9]{1,2}$/)
  seat?: string;
}
