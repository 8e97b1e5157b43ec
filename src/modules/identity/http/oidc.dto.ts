import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';

export class FinishedLoginDto {
  @ApiProperty({ example: 'kifu_login_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op', minLength: 1, maxLength: 100 })
  @IsString()
  @Length(1, 100)
  secret!: string;

  @ApiProperty({
    description: 'The query that the provider sent the person back with, as it is.',
    example: '?code=abc&state=xyz',
    minLength: 2,
    maxLength: 4096,
  })
  @IsString()
  @Length(2, 4096)
  @Matches(/^\?[\x21-\x7e]+$/, { message: 'query must be the part of the address from the question mark on' })
  query!: string;
}

export class BegunLoginDto {
  @ApiProperty({ description: 'Send the person there.', example: 'https://id.example.org/auth?client_id=kifu' })
  authorizationUrl!: string;

  @ApiProperty({
    description: 'Keep it where the person comes back to; without it nobody finishes the log-in.',
    example: 'kifu_login_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  secret!: string;

  @ApiProperty({ example: 600, description: 'Seconds until it is too late.' })
  expiresIn!: number;
}
