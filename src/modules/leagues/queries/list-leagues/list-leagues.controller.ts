import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { LeagueDto } from '../get-league/get-league.dto.js';
import { ListLeaguesDto } from './list-leagues.dto.js';
import { ListLeagues } from './list-leagues.query.js';

@ApiTags('Leagues')
@Controller('v1/leagues')
export class ListLeaguesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('leagues.read')
  @ApiOperation({ summary: 'List leagues, the newest first' })
  @ApiPage(LeagueDto)
  @ApiProblems('request.invalid')
  async listLeagues(
    @Query() { game, cursor, limit }: ListLeaguesDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<LeagueDto>> {
    const slice = await this.queries.execute(new ListLeagues(game === undefined ? {} : { game }, cursor, limit));
    return pageAt(request.url, slice);
  }
}
