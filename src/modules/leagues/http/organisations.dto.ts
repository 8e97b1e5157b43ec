import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IsLine } from '../../../platform/http/index.js';

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
