import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, jsonInTurns, type Page, pageAt, writtenJson } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { TournamentHistory } from '../queries/tournament-history.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import { TournamentParams } from './common.dto.js';
import { Reading } from './proceeding.js';
import { BracketDto, CrossTableDto, StageQuery } from './tables.dto.js';
import { IndividualsDto } from './teams.dto.js';
import { HistoryQuery, TournamentHistoryDto } from './history.dto.js';
import { StandingsQuery, TournamentStandingsDto } from './standings.dto.js';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentTablesController {
  constructor(
    private readonly reading: TournamentReading,
    private readonly past: TournamentHistory,
  ) {}

  @Get(':id/standings')
  @Needs('tournaments.read')
  @ApiOperation({
    summary: 'Read the standings of a tournament',
    description:
      'Players of the last stage first. Every number is exact, and `explain` writes out what one player’s numbers rest on.',
  })
  @ApiOkResponse({ type: TournamentStandingsDto })
  @ApiProblems('request.invalid', 'tournament.not-found', 'tournament.no-such-round')
  async getTournamentStandings(
    @Param() { id }: TournamentParams,
    @Query() query: StandingsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { rows, ...table } = await this.reading.standings(id, query);
    return writtenJson(reply, await jsonInTurns(table, 'rows', rows));
  }

  @Get(':id/bracket')
  @Reading('Read the bracket of an elimination', BracketDto, 'tournament.no-such-stage')
  getBracket(@Param() { id }: TournamentParams, @Query() { stage }: StageQuery): Promise<BracketDto> {
    return this.reading.bracket(id, stage);
  }

  @Get(':id/cross-table')
  @Reading('Read who played whom in a stage, round by round', CrossTableDto, 'tournament.no-such-stage')
  getCrossTable(@Param() { id }: TournamentParams, @Query() { stage }: StageQuery): Promise<CrossTableDto> {
    return this.reading.crossTable(id, stage);
  }

  @Get(':id/members')
  @Reading('Read what each member of a team has done at the boards', IndividualsDto)
  getMembers(@Param() { id }: TournamentParams): Promise<IndividualsDto> {
    return this.reading.individuals(id);
  }

  @Get(':id/history')
  @Needs('tournaments.read')
  @ApiOperation({
    summary: 'Read what happened in a tournament, and who did it, the first event first',
    description:
      'Only staff reads the decks of players, what players say to judges, and pairings that are not published yet.',
  })
  @ApiPage(TournamentHistoryDto)
  @ApiProblems('request.invalid', 'tournament.not-found')
  async listHistory(
    @Param() { id }: TournamentParams,
    @Query() query: HistoryQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<TournamentHistoryDto>> {
    return pageAt(request.url, await this.past.list(id, query, caller));
  }
}
