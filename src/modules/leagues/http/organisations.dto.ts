import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { IsLine } from '../../../platform/http/index.js';
import { LOCAL_ROLES, type LocalRole } from '../../identity/index.js';

export class OrganisationParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class OrganisationDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({ example: 'Thursday club' })
  name!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;
}

export class CreateOrganisationDto {
  @IsLine(80, { example: 'Thursday club' })
  name!: string;
}

export class HeldRoleParams {
  @ApiProperty({ format: 'uuid', description: 'The league, or the organisation.' })
  @IsUUID()
  id!: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  playerId!: string;

  @ApiProperty({ enum: LOCAL_ROLES })
  @IsIn(LOCAL_ROLES)
  role!: LocalRole;
}

export class PlaceParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class HeldRoleDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912' })
  playerId!: string;

  @ApiProperty({ example: 'Player One' })
  name!: string;

  @ApiProperty({ enum: LOCAL_ROLES, example: 'head-judge' })
  role!: LocalRole;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  givenAt!: string;
}
