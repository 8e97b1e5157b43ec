import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, IsUUID, Length, Matches } from 'class-validator';
import { IsFlag, MayBeAbsent } from '../../../platform/http/index.js';
import { ROLES } from '../access/roles.js';
import { SESSION_KINDS } from '../queries/list-sessions.js';

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

  @ApiProperty({ example: 600, description: 'Seconds until the access token expires.' })
  expiresIn!: number;

  @ApiProperty({
    description: 'The refresh token. It works once, at POST /v1/sessions/refresh. A second use ends the session.',
    example: 'kifu_refresh_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  refreshToken!: string;
}

export class SessionParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class EndSessionsQuery {
  @IsFlag({ default: false, description: 'The session of this request stays open.' })
  keepCurrent?: boolean;
}

export class OwnSessionDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({
    enum: SESSION_KINDS,
    description: 'Whether the session belongs to a browser with a cookie, or to a program with tokens.',
  })
  kind!: (typeof SESSION_KINDS)[number];

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z', description: 'When the log-in happened.' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', example: '2026-12-21T10:00:00.000Z', description: 'When the session expires.' })
  expiresAt!: string;

  @ApiProperty({ example: true, description: 'Whether this session sent the request.' })
  current!: boolean;
}

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

export class RotateSigningKeyDto {
  @ApiProperty({
    required: false,
    default: false,
    description: 'Refuse all tokens of earlier keys from now on. Use this if a key may have leaked.',
  })
  @MayBeAbsent()
  @IsBoolean()
  withdraw?: boolean;
}

export class SigningKeyDto {
  @ApiProperty({
    description: 'The `kid` in /.well-known/jwks.json.',
    example: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  })
  id!: string;
}

export class RefreshSessionDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'kifu_refresh_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op' })
  @IsString()
  @Length(1, 100)
  refreshToken!: string;
}

export class FinishedLoginDto {
  @ApiProperty({ example: 'kifu_login_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op', minLength: 1, maxLength: 100 })
  @IsString()
  @Length(1, 100)
  secret!: string;

  @ApiProperty({
    description: 'The unchanged query of the address to which the provider redirected the person.',
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
  @ApiProperty({
    description: 'The address of the provider. Send the person to it.',
    example: 'https://id.example.org/auth?client_id=kifu',
  })
  authorizationUrl!: string;

  @ApiProperty({
    description: 'Keep it until the person returns from the provider. The log-in cannot be completed without it.',
    example: 'kifu_login_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  secret!: string;

  @ApiProperty({ example: 600, description: 'Seconds until the log-in expires.' })
  expiresIn!: number;
}
