import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { IsFlag, MayBeAbsent, PageQuery } from '../../../../platform/http/index.js';
import { type Role, ROLES } from '../../access/roles.js';

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
