import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { ApiPage, ApiProblems } from '../../../platform/http/index.js';
import { LOCAL_ROLES, type LocalRole, Needs } from '../../identity/index.js';

/** What the routes of roles have in common: they are the same for a league and for an organisation. */

export class HeldRoleParams {
  @ApiProperty({ format: 'uuid', description: 'The id of the league or organisation.' })
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

const IN_ROUTE = { league: { league: 'id' }, organisation: { organisation: 'id' } } as const;
type PlaceKind = keyof typeof IN_ROUTE;

/** `remark`: what else there is to say of this place's roles. */
export const ListsRoles = (place: PlaceKind, remark?: string): MethodDecorator =>
  applyDecorators(
    Needs(`${place}s.read`),
    ApiOperation({
      summary: `List the roles in the ${place}, the oldest first`,
      ...(remark !== undefined && { description: remark }),
    }),
    ApiPage(HeldRoleDto),
    ApiProblems('request.invalid', `${place}.not-found`),
  );

export const GivesRole = (place: PlaceKind): MethodDecorator =>
  applyDecorators(
    HttpCode(204),
    Needs(`${place}s.assign-roles`, IN_ROUTE[place]),
    ApiOperation({ summary: `Give a player a role in the ${place}` }),
    ApiNoContentResponse(),
    ApiProblems(
      'request.invalid',
      'identity.role-forbidden',
      'identity.key-bounded',
      'identity.player-not-found',
      `${place}.not-found`,
    ),
  );

export const TakesRole = (place: PlaceKind): MethodDecorator =>
  applyDecorators(
    HttpCode(204),
    Needs(`${place}s.assign-roles`, IN_ROUTE[place]),
    ApiOperation({
      summary: 'Take a role from a player',
      description: 'The last organiser cannot be removed. Other processes may accept the role for five more seconds.',
    }),
    ApiNoContentResponse(),
    ApiProblems(
      'request.invalid',
      'identity.role-forbidden',
      'identity.role-not-held',
      'identity.last-organiser',
      `${place}.not-found`,
    ),
  );
