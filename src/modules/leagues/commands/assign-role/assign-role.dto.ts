import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { LOCAL_ROLES, type LocalRole } from '../../../identity/index.js';

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
