import { Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GiveRole, TakeRole } from './assign-role.command.js';
import { HeldRoleParams } from './assign-role.dto.js';

@ApiTags('Organisations')
@Controller('v1/organisations/:id/roles/:playerId/:role')
export class AssignOrganisationRoleController {
  constructor(private readonly commands: CommandBus) {}

  @Put()
  @HttpCode(204)
  @Needs('organisations.assign-roles', { organisation: 'id' })
  @ApiOperation({ summary: 'Give a player a role in the organisation' })
  @ApiNoContentResponse()
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.key-bounded',
    'identity.player-not-found',
    'organisation.not-found',
  )
  async giveOrganisationRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() caller: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new GiveRole({ place: { organisationId: id }, playerId, role }, caller));
  }

  @Delete()
  @HttpCode(204)
  @Needs('organisations.assign-roles', { organisation: 'id' })
  @ApiOperation({
    summary: 'Take a role from a player',
    description: 'The last organiser stays. Other processes may honour the role for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.role-not-held',
    'identity.last-organiser',
    'organisation.not-found',
  )
  async takeOrganisationRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() { keyId }: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new TakeRole({ place: { organisationId: id }, playerId, role }, keyId));
  }
}
