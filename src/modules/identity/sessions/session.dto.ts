import { ApiProperty } from '@nestjs/swagger';
import { ROLES } from '../access/roles.js';

export class SessionDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  accountId!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912' })
  playerId!: string;

  @ApiProperty({ enum: ROLES, example: 'player' })
  role!: string;

  @ApiProperty({
    description: 'Send it as `Authorization: Bearer`. A JSON Web Token; its keys are at /.well-known/jwks.json.',
    example: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTkzIn0.c2lnbmF0dXJl',
  })
  accessToken!: string;

  @ApiProperty({ example: 600, description: 'Seconds until the access token is over.' })
  expiresIn!: number;

  @ApiProperty({
    description: 'Good once, at POST /v1/sessions/refresh. Sent twice, it ends the session.',
    example: 'kifu_refresh_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  refreshToken!: string;
}
