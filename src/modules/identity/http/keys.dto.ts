import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { IsFlag, IsLine, MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { type Permission, PERMISSIONS } from '../access/rights.js';
import { type Role, ROLES } from '../access/roles.js';
import type { Place } from '../access/route.decorators.js';
import { NamedPlaceDto, RoleOfPlayerDto } from './players.dto.js';

const TEN_YEARS = 315_360_000;

export class KeyTermsDto {
  @MayBeAbsent()
  @IsLine(80, { required: false, description: 'A name to distinguish keys.', example: 'table 4' })
  label?: string | null;

  @ApiProperty({
    required: false,
    enum: PERMISSIONS,
    isArray: true,
    minItems: 1,
    description: 'Restricts the rights of the role to these scopes. Without it, the key has all rights of its role.',
    example: ['games.watch', 'matches.read'],
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(PERMISSIONS, { each: true })
  scopes?: Permission[];

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: TEN_YEARS,
    example: 86_400,
    description: 'The lifetime of the key. It never exceeds that of the key that issues it.',
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(TEN_YEARS)
  expiresInSeconds?: number;
}

export class IssueKeyDto extends KeyTermsDto {
  @ApiProperty({ enum: ROLES, example: 'judge' })
  @IsIn(ROLES)
  role!: Role;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'The player of the key. Required for the role `player`, and refused for other roles.',
  })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;
}

class KeySummaryDto {
  @ApiProperty({ example: '3f9c2a7d51b08e64' })
  id!: string;

  @ApiProperty({ enum: ROLES, example: 'judge' })
  role!: Role;

  @ApiProperty({ type: 'string', nullable: true, format: 'uuid', example: null })
  playerId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'table 4' })
  label!: string | null;

  @ApiProperty({
    enum: PERMISSIONS,
    isArray: true,
    nullable: true,
    example: null,
    description: 'The scopes of the key; null for no restriction.',
  })
  scopes!: readonly Permission[] | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  expiresAt!: string | null;
}

export class IssuedKeyDto extends KeySummaryDto {
  @ApiProperty({
    description: 'The key. It is shown only here.',
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key!: string;
}

export class KeyDetailsDto extends KeySummaryDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '7d51b08e643f9c2a',
    description: 'The key or session that issued the key.',
  })
  issuedBy!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  revokedAt!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: null,
    description: 'The key or session that revoked the key.',
  })
  revokedBy!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'The secret before the last rotation is valid until then.',
  })
  previousUntil!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2026-11-21T10:00:00.000Z',
    description: 'When the key was last used, to the minute.',
  })
  lastUsedAt!: string | null;
}

/** A key or a session: what a caller that was shut out has made is found by it. */
export function IsIssuer(): PropertyDecorator {
  const api = ApiProperty({
    required: false,
    type: 'string',
    description: 'Only keys that this key or session issued.',
    example: '7d51b08e643f9c2a',
  });
  return (target, property) => {
    for (const decorate of [api, MayBeAbsent(), Matches(/^(session:)?[a-z0-9-]{1,40}$/)]) decorate(target, property);
  };
}

export class ListKeysDto extends PageQuery {
  @ApiProperty({ required: false, format: 'uuid', description: 'Only keys of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;

  @ApiProperty({ required: false, enum: ROLES })
  @MayBeAbsent()
  @IsIn(ROLES)
  role?: Role;

  @IsFlag({ description: '`true`: only valid keys. `false`: only revoked or expired keys.' })
  active?: boolean;

  @IsIssuer()
  issuedBy?: string;
}

export const GRACE_DEFAULT_SECONDS = 86_400;
const GRACE_MAX_SECONDS = 604_800;

export class RotateKeyDto {
  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: GRACE_MAX_SECONDS,
    default: GRACE_DEFAULT_SECONDS,
    description: 'How long the present secret stays valid. Send 0 if the secret has leaked.',
  })
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(GRACE_MAX_SECONDS)
  graceSeconds?: number;
}

export class RotatedKeyDto {
  @ApiProperty({ example: '3f9c2a7d51b08e64' })
  id!: string;

  @ApiProperty({
    description: 'The key. It is shown only here.',
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T10:00:00.000Z' })
  previousUntil!: string;
}

export class KeyParams {
  @ApiProperty({ description: 'The part of the key between its underscores.', example: '3f9c2a7d51b08e64' })
  @Matches(/^[a-z0-9]{16}$/)
  id!: string;
}

const KINDS = ['key', 'session', 'anybody'] as const;

class OwnAccountDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({ example: 'player.one' })
  login!: string;
}

export class MeDto {
  @ApiProperty({ enum: KINDS, example: 'key' })
  kind!: (typeof KINDS)[number];

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '3f9c2a7d51b08e64',
    description: 'The id of the key or session in the record; null without one.',
  })
  id!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'table 4', description: 'The label of the key.' })
  label!: string | null;

  @ApiProperty({ type: OwnAccountDto, nullable: true, description: 'The account of the session.' })
  account!: OwnAccountDto | null;

  @ApiProperty({ type: NamedPlaceDto, nullable: true, description: 'The player of the caller.' })
  player!: NamedPlaceDto | null;

  @ApiProperty({ enum: ROLES, example: 'player', description: 'The role in the whole service.' })
  role!: Role;

  @ApiProperty({
    type: [RoleOfPlayerDto],
    description: 'The first 100 roles in leagues and organisations. GET /v1/players/{id}/roles lists all roles.',
  })
  roles!: readonly RoleOfPlayerDto[];

  @ApiProperty({
    enum: PERMISSIONS,
    isArray: true,
    nullable: true,
    example: null,
    description: 'The scopes of the key or account, within which the roles decide; null for no restriction.',
  })
  scopes!: readonly Permission[] | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the key, account or session expires, the earliest of them; null if none expires.',
  })
  endsAt!: string | null;

  @ApiProperty({
    enum: PERMISSIONS,
    isArray: true,
    example: ['matches.read', 'games.watch'],
    description: 'The rights of the caller within the scopes, in the whole service or at the named place.',
  })
  may!: readonly Permission[];
}

/** At most one of them; of several the first counts. */
export class MeQuery {
  @ApiProperty({ required: false, format: 'uuid', description: 'What you may do at this game.' })
  @MayBeAbsent()
  @IsUUID()
  game?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'What you may do at this match.' })
  @MayBeAbsent()
  @IsUUID()
  match?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'What you may do in this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'What you may do in this organisation.' })
  @MayBeAbsent()
  @IsUUID()
  organisation?: string;
}

export function placeIn({ game, match, league, organisation }: MeQuery): Place | undefined {
  if (game !== undefined) return { gameId: game };
  if (match !== undefined) return { matchId: match };
  if (league !== undefined) return { leagueId: league };
  return organisation === undefined ? undefined : { organisationId: organisation };
}
