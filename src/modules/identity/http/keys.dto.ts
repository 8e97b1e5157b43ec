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
    description: 'All that the key may do, of what its roles may. Without it, all of that.',
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
    description: 'It ends by itself, at the latest with the key that makes it.',
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

  @ApiProperty({ required: false, format: 'uuid', description: 'Only and always with the role player.' })
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

  @ApiProperty({ enum: PERMISSIONS, isArray: true, nullable: true, example: null, description: 'Null for no limit.' })
  scopes!: readonly Permission[] | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  expiresAt!: string | null;
}

export class IssuedKeyDto extends KeySummaryDto {
  @ApiProperty({
    description: 'The key. It is shown this once.',
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
    description: 'The key or session that made it.',
  })
  issuedBy!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  revokedAt!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null, description: 'The key or session that revoked it.' })
  revokedBy!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Until then the secret before the last rotation is good.',
  })
  previousUntil!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2026-11-21T10:00:00.000Z',
    description: 'To the minute.',
  })
  lastUsedAt!: string | null;
}

/** A key or a session: what a caller that was shut out has made is found by it. */
export function IsIssuer(): PropertyDecorator {
  const api = ApiProperty({
    required: false,
    type: 'string',
    description: 'Only what this key or session has made.',
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

  @IsFlag({ description: 'Neither revoked nor expired; or, `false`, one of them.' })
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
    description: 'The key. It is shown this once.',
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
    description: 'Of the key or session, as records name it; null without one.',
  })
  id!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'table 4', description: 'Of a key.' })
  label!: string | null;

  @ApiProperty({ type: OwnAccountDto, nullable: true, description: 'Of a session.' })
  account!: OwnAccountDto | null;

  @ApiProperty({ type: NamedPlaceDto, nullable: true, description: 'As whom you play.' })
  player!: NamedPlaceDto | null;

  @ApiProperty({ enum: ROLES, example: 'player', description: 'Held everywhere.' })
  role!: Role;

  @ApiProperty({
    type: [RoleOfPlayerDto],
    description: 'Held in leagues and organisations: the first hundred; GET /v1/players/{id}/roles lists all.',
  })
  roles!: readonly RoleOfPlayerDto[];

  @ApiProperty({
    enum: PERMISSIONS,
    isArray: true,
    nullable: true,
    example: null,
    description: 'All that you may do of what your roles may; null for no limit.',
  })
  scopes!: readonly Permission[] | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When key, account or session end, whichever comes first; null where none does.',
  })
  endsAt!: string | null;

  @ApiProperty({
    enum: PERMISSIONS,
    isArray: true,
    example: ['matches.read', 'games.watch'],
    description: 'Rights that you have, within the scopes: everywhere, or at the place that was asked about.',
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
