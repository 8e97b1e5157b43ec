import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { OpenTableCases } from '../queries/open-table-cases.js';
import { OpenTableCaseDto, OpenTableCasesQuery } from './table-cases.dto.js';

@ApiTags('Tournaments')
@Controller('v1/table-cases')
export class OpenTableCasesController {
  constructor(private readonly cases: OpenTableCases) {}

  @Get()
  @Needs('tournaments.read')
  @ApiOperation({
    summary: 'List the open disputes, calls and appeals of all tournaments, the longest waiting first',
    description:
      'For staff: the cases of tournaments in leagues where the caller may record results. Other readers get an empty list. The list may lag by a moment.',
  })
  @ApiPage(OpenTableCaseDto)
  @ApiProblems('request.invalid')
  async listOpenTableCases(
    @Query() query: OpenTableCasesQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<OpenTableCaseDto>> {
    return pageAt(request.url, await this.cases.list(query, caller));
  }
}
