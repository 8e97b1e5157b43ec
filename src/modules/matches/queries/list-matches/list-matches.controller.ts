import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { ListedMatchDto, ListMatchesDto } from './list-matches.dto.js';
import { ListMatches } from './list-matches.query.js';

@ApiTags('Matches')
@Controller('v1/matches')
export class ListMatchesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('matches.read')
  @ApiOperation({ summary: 'List matches, the newest first' })
  @ApiPage(ListedMatchDto)
  @ApiProblems('request.invalid')
  async listMatches(
    @Query() { cursor, limit, ...filter }: ListMatchesDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<ListedMatchDto>> {
    return pageAt(request.url, await this.queries.execute(new ListMatches(filter, caller, cursor, limit)));
  }
}
