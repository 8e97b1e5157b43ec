import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { LeagueParams } from '../get-league/get-league.dto.js';
import { LeagueTableDto } from './get-standings.dto.js';
import { GetStandings } from './get-standings.query.js';

@ApiTags('Leagues')
@Controller('v1/leagues')
export class GetStandingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/standings')
  @Needs('leagues.read')
  @ApiOperation({
    summary: 'Read the table of a league',
    description: 'Matches that have ended count, as the ledger says.',
  })
  @ApiOkResponse({ type: LeagueTableDto })
  @ApiProblems('league.not-found')
  getStandings(@Param() { id }: LeagueParams): Promise<LeagueTableDto> {
    return this.queries.execute(new GetStandings(id));
  }
}
