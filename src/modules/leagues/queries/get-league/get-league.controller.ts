import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { LeagueDto, LeagueParams } from './get-league.dto.js';
import { GetLeague } from './get-league.query.js';

@ApiTags('Leagues')
@Controller('v1/leagues')
export class GetLeagueController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('leagues.read')
  @ApiOperation({ summary: 'Read a league' })
  @ApiOkResponse({ type: LeagueDto })
  @ApiProblems('league.not-found')
  getLeague(@Param() { id }: LeagueParams): Promise<LeagueDto> {
    return this.queries.execute(new GetLeague(id));
  }
}
