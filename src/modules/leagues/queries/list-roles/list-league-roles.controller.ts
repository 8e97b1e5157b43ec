import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { HeldRolesDto, PlaceParams } from './list-roles.dto.js';
import { ListRoles } from './list-roles.query.js';

@ApiTags('Leagues')
@Controller('v1/leagues')
export class ListLeagueRolesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/roles')
  @Needs('leagues.read')
  @ApiOperation({ summary: 'Read who holds which role in the league' })
  @ApiOkResponse({ type: HeldRolesDto })
  @ApiProblems('league.not-found')
  async listRoles(@Param() { id }: PlaceParams): Promise<HeldRolesDto> {
    return { roles: await this.queries.execute(new ListRoles({ leagueId: id })) };
  }
}
