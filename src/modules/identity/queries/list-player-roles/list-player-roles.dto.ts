import { ApiProperty } from '@nestjs/swagger';
import { LOCAL_ROLES, type LocalRole } from '../../access/roles.js';

export class NamedPlaceDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({ example: 'Spring season' })
  name!: string;
}

export class RoleOfPlayerDto {
  @ApiProperty({ enum: LOCAL_ROLES, example: 'head-judge' })
  role!: LocalRole;

  @ApiProperty({ type: NamedPlaceDto, nullable: true, description: 'Null for a role in an organisation.' })
  league!: NamedPlaceDto | null;

  @ApiProperty({
    type: NamedPlaceDto,
    nullable: true,
    description: 'The role counts in all leagues of it. Null for a role in one league.',
  })
  organisation!: NamedPlaceDto | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  givenAt!: string;
}
