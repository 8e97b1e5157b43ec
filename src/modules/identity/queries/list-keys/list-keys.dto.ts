import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { IsFlag, MayBeAbsent, PageQuery } from '../../../../platform/http/index.js';
import { type Role, ROLES } from '../../access/roles.js';

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
}
