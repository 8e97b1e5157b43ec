import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsBoolean, IsIn, IsString, IsUUID, Length, MaxLength, ValidateIf } from 'class-validator';
import { IsFlag, IsLine, MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { type Permission, PERMISSIONS } from '../access/rights.js';
import { type Role, ROLES } from '../access/roles.js';
import { IsLogin } from '../accounts/names.js';
import { RESET_ENDS, type ResetEnd } from '../accounts/password-store.js';
import { IsIssuer } from './keys.dto.js';

/** A password is any text that is long enough; rules about its letters only make it harder to remember. */
const PASSWORD_MIN = 12;
const PASSWORD_MAX = 256;

function IsNewPassword(): PropertyDecorator {
  const api = ApiProperty({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, format: 'password', writeOnly: true });
  return (target, property) => {
    for (const decorate of [api, IsString(), Length(PASSWORD_MIN, PASSWORD_MAX)]) decorate(target, property);
  };
}

export class RegisterAccountDto {
  @IsLogin({ example: 'player.one', description: 'Kept in lower case.' })
  login!: string;

  @IsNewPassword()
  password!: string;

  @MayBeAbsent()
  @IsLine(80, {
    required: false,
    example: 'Player One',
    description: 'The name of the new player. Without it, the login is the name.',
  })
  name?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'A player who is registered already.' })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;

  @ApiProperty({
    required: false,
    enum: ROLES,
    default: 'player',
    description: 'The role of the account in the whole service.',
  })
  @MayBeAbsent()
  @IsIn(ROLES)
  role?: Role;
}

class PasswordResetDto {
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

  @ApiProperty({
    enum: ROLES,
    example: 'player',
    description: 'The role in the whole service. Roles in leagues and organisations add rights there.',
  })
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
    description: 'The key or session that registered the account; null if the person signed up.',
  })
  issuedBy!: string | null;

  @ApiProperty({
    enum: PERMISSIONS,
    isArray: true,
    nullable: true,
    example: null,
    description:
      'The scopes of the account, taken from the key that registered it. Within them its roles decide. Null for no restriction.',
  })
  scopes!: readonly Permission[] | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the account expires: with the key that registered it. Null if it never expires.',
  })
  expiresAt!: string | null;

  @ApiProperty({
    type: PasswordResetDto,
    nullable: true,
    description: 'The last reset token that staff issued for the account; null if there was none.',
  })
  passwordReset!: PasswordResetDto | null;
}

export class AccountParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class ListAccountsDto extends PageQuery {
  @ApiProperty({ required: false, maxLength: 320, description: 'The whole login, in any case.', example: 'player.one' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(320)
  login?: string;

  @IsFlag()
  enabled?: boolean;

  @IsIssuer()
  issuedBy?: string;
}

export class ManagedAccountDto extends AccountDto {
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the account was disabled; null while it is enabled.',
  })
  disabledAt!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: null,
    description: 'The key or session that disabled the account.',
  })
  disabledBy!: string | null;
}

export class ChangeAccountDto {
  @ApiProperty({
    required: false,
    example: false,
    description: 'Whether the account is enabled. Send this, `unbounded`, or both.',
  })
  @ValidateIf(({ enabled, unbounded }: ChangeAccountDto) => enabled !== undefined || unbounded === undefined)
  @IsBoolean()
  enabled?: boolean;

  @ApiProperty({
    required: false,
    enum: [true],
    description: 'Send `true` to remove the scopes and the expiry that came from the key that registered the account.',
  })
  @MayBeAbsent()
  @Equals(true)
  unbounded?: true;
}

export class ChangePasswordDto {
  @ApiProperty({ format: 'password', maxLength: 256, writeOnly: true })
  @IsString()
  @MaxLength(256)
  currentPassword!: string;

  @IsNewPassword()
  newPassword!: string;
}

export class IdentityDto {
  @ApiProperty({ example: 'https://id.example.org' })
  issuer!: string;

  @ApiProperty({ example: '248289761001', description: 'Your id at the provider.' })
  subject!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  linkedAt!: string;
}

export class IdentityQuery {
  @ApiProperty({ minLength: 1, maxLength: 2048, example: 'https://id.example.org' })
  @IsString()
  @Length(1, 2048)
  issuer!: string;

  @ApiProperty({ minLength: 1, maxLength: 2048, example: '248289761001' })
  @IsString()
  @Length(1, 2048)
  subject!: string;
}

export class IssuedResetDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  accountId!: string;

  @ApiProperty({ example: 'player.one', description: 'The login, for a person who has forgotten the login, too.' })
  login!: string;

  @ApiProperty({
    description: 'The reset token. It works once, at POST /v1/password-resets, and is shown only here.',
    example: 'kifu_reset_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  token!: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-11-21T11:00:00.000Z',
    description: 'When the token expires: an hour after it was issued.',
  })
  expiresAt!: string;
}

export class SpendPasswordResetDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'kifu_reset_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op' })
  @IsString()
  @Length(1, 100)
  token!: string;

  @IsNewPassword()
  newPassword!: string;
}
