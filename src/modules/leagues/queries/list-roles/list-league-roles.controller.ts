import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt, PageQuery } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { HeldRoleDto, PlaceParams } from './list-roles.dto.js';
import { ListRoles } from './list-roles.query.js';

@ApiTags('Leagues')
@Controller('v1/leagues')
export class ListLeagueRolesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/roles')
  @Needs('leagues.read')
  @ApiOperation({
    summary: 'List who holds which role in the league, the oldest gift first',
    description: 'Given here; it also honours those of its organisation.',
  })
  @ApiPage(HeldRoleDto)
  @ApiProblems('request.invalid', 'league.not-found')
  async listLeagueRoles(
    @Param() { id }: PlaceParams,
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<HeldRoleDto>> {
    return pageAt(request.url, await this.queries.execute(new ListRoles({ leagueId: id }, cursor, limit)));
  }
}
