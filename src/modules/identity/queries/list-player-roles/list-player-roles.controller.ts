import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt, PageQuery } from '../../../../platform/http/index.js';
import { Needs } from '../../access/needs.decorator.js';
import { PlayerParams } from '../get-player/get-player.dto.js';
import { RoleOfPlayerDto } from './list-player-roles.dto.js';
import { ListPlayerRoles } from './list-player-roles.query.js';

@ApiTags('Players')
@Controller('v1/players')
export class ListPlayerRolesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/roles')
  @Needs('players.read')
  @ApiOperation({
    summary: 'List the roles that a player holds in leagues and organisations, the oldest gift first',
    description: 'The role that an account or a key holds everywhere is not among them.',
  })
  @ApiPage(RoleOfPlayerDto)
  @ApiProblems('request.invalid', 'identity.player-not-found')
  async listPlayerRoles(
    @Param() { id }: PlayerParams,
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<RoleOfPlayerDto>> {
    return pageAt(request.url, await this.queries.execute(new ListPlayerRoles(id, cursor, limit)));
  }
}
