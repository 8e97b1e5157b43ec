import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt, PageQuery } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { OrganisationDto } from '../get-organisation/get-organisation.dto.js';
import { ListOrganisations } from './list-organisations.query.js';

@ApiTags('Organisations')
@Controller('v1/organisations')
export class ListOrganisationsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('organisations.read')
  @ApiOperation({ summary: 'List organisations, the newest first' })
  @ApiPage(OrganisationDto)
  @ApiProblems('request.invalid')
  async listOrganisations(
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<OrganisationDto>> {
    return pageAt(request.url, await this.queries.execute(new ListOrganisations(cursor, limit)));
  }
}
