import { Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GiveRole, TakeRole } from './assign-role.command.js';
import { HeldRoleParams } from './assign-role.dto.js';

@ApiTags('Leagues')
@Controller('v1/leagues/:id/roles/:playerId/:role')
export class AssignLeagueRoleController {
  constructor(private readonly commands: CommandBus) {}

  @Put()
  @HttpCode(204)
  @Needs('leagues.assign-roles', { league: 'id' })
  @ApiOperation({ summary: 'Give a player a role in the league' })
  @ApiNoContentResponse()
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.key-bounded',
    'identity.player-not-found',
    'league.not-found',
  )
  async giveLeagueRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() caller: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new GiveRole({ place: { leagueId: id }, playerId, role }, caller));
  }

  @Delete()
  @HttpCode(204)
  @Needs('leagues.assign-roles', { league: 'id' })
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
    'league.not-found',
  )
  async takeLeagueRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() { keyId }: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new TakeRole({ place: { leagueId: id }, playerId, role }, keyId));
  }
}
