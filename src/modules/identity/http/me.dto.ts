import { ApiProperty } from '@nestjs/swagger';
import { type Permission, PERMISSIONS } from '../access/rights.js';
import { type Role, ROLES } from '../access/roles.js';
import { NamedPlaceDto, RoleOfPlayerDto } from './players.dto.js';

const KINDS = ['key', 'session'] as const;

export class OwnAccountDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({ example: 'player.one' })
  login!: string;
}

export class MeDto {
  @ApiProperty({ enum: KINDS, example: 'key' })
  kind!: (typeof KINDS)[number];

  @ApiProperty({ example: '3f9c2a7d51b08e64', description: 'Of the key or session, as records name it.' })
  id!: string;

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
}
