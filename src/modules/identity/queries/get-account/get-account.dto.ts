import { ApiProperty } from '@nestjs/swagger';
import { type Permission, PERMISSIONS } from '../../access/rights.js';
import { ROLES } from '../../access/roles.js';
import { RESET_ENDS, type ResetEnd } from '../../accounts/password-store.js';

export class PasswordResetDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  issuedAt!: string;

  @ApiProperty({ example: '7d51b08e643f9c2a', description: 'The key or session that issued it.' })
  issuedBy!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T11:00:00.000Z' })
  expiresAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-11-21T10:05:00.000Z' })
  endedAt!: string | null;

  @ApiProperty({ type: 'string', enum: RESET_ENDS, nullable: true, example: 'spent' })
  endedWhy!: ResetEnd | null;
}

export class AccountDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({ example: 'player.one' })
  login!: string;

  @ApiProperty({ enum: ROLES, example: 'player', description: 'Held everywhere; roles in leagues come on top.' })
  role!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912' })
  playerId!: string;

  @ApiProperty({ example: 'Player One' })
  name!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '7d51b08e643f9c2a',
    description: 'The key or session that registered it; null for whoever signed up.',
  })
  issuedBy!: string | null;

  @ApiProperty({
    enum: PERMISSIONS,
    isArray: true,
    nullable: true,
    example: null,
    description: 'All that it may do of what its roles may, as the key that registered it; null for no limit.',
  })
  scopes!: readonly Permission[] | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When nobody logs in to it any more, as with the key that registered it.',
  })
  expiresAt!: string | null;

  @ApiProperty({
    type: PasswordResetDto,
    nullable: true,
    description: 'The last way back in that staff has issued for it; null where there was none.',
  })
  passwordReset!: PasswordResetDto | null;
}
