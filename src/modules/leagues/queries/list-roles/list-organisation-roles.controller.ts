import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt, PageQuery } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { HeldRoleDto, PlaceParams } from './list-roles.dto.js';
import { ListRoles } from './list-roles.query.js';

@ApiTags('Organisations')
@Controller('v1/organisations')
export class ListOrganisationRolesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/roles')
  @Needs('organisations.read')
  @ApiOperation({ summary: 'List who holds which role in the organisation, the oldest gift first' })
  @ApiPage(HeldRoleDto)
  @ApiProblems('request.invalid', 'organisation.not-found')
  async listOrganisationRoles(
    @Param() { id }: PlaceParams,
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<HeldRoleDto>> {
    return pageAt(request.url, await this.queries.execute(new ListRoles({ organisationId: id }, cursor, limit)));
  }
}
