import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, Matches, MaxLength } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { OWN_PATH } from '../browsers/own-path.js';

export class LogInWithKeyDto {
  @ApiProperty({
    minLength: 1,
    maxLength: 200,
    writeOnly: true,
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  @IsString()
  @Length(1, 200)
  key!: string;
}

export class ReturnQuery {
  @ApiProperty({
    required: false,
    default: '/',
    maxLength: 1000,
    example: '/games/0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a',
    description: 'The path of the page to which the browser returns.',
  })
  @MayBeAbsent()
  @IsString()
  @MaxLength(1_000)
  @Matches(OWN_PATH, { message: 'return must be a path of this service, like /games' })
  return?: string;
}
