import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { StandingDto } from '../../leagues/index.js';
import { ListedMatchDto } from '../../matches/index.js';
import { TournamentPlaceDto } from '../../tournaments/index.js';
import { filterOf, GameStatisticsDto } from '../../statistics/index.js';
import { sendExport } from '../export.js';
import { ExportMatches } from '../queries/export-matches.js';
import { ExportPenalties } from '../queries/export-penalties.js';
import { ExportStandings } from '../queries/export-standings.js';
import { ExportStatistics } from '../queries/export-statistics.js';
import { ExportTournament } from '../queries/export-tournament.js';
import {
  ApiExport,
  ExportMatchesDto,
  ExportPenaltiesDto,
  ExportStandingsDto,
  ExportStatisticsDto,
  ExportTournamentDto,
  StandingPenaltyDto,
} from './exports.dto.js';

@ApiTags('Exports')
@Controller('v1/exports')
export class ExportsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('matches')
  @Needs('exports.read')
  @ApiOperation({ summary: 'Export matches', description: 'All matches in one answer. In CSV, each seat has a line.' })
  @ApiExport(ListedMatchDto)
  @ApiProblems('request.invalid')
  async exportMatches(
    @Query() { format, ...filter }: ExportMatchesDto,
    @Caller() caller: CallerIdentity,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, format, await this.queries.execute(new ExportMatches(filter, caller)));
  }

  @Get('standings')
  @Needs('exports.read')
  @ApiOperation({ summary: 'Export the standings of a league' })
  @ApiExport(StandingDto)
  @ApiProblems('request.invalid', 'league.not-found')
  async exportStandings(@Query() { league, format }: ExportStandingsDto, @Res() reply: FastifyReply): Promise<void> {
    await sendExport(reply, format, await this.queries.execute(new ExportStandings(league)));
  }

  @Get('tournament')
  @Needs('exports.read')
  @ApiOperation({
    summary: 'Export the standings of a tournament',
    description: 'In CSV, each player has a line. The last columns are the numbers that decide the places.',
  })
  @ApiExport(TournamentPlaceDto)
  @ApiProblems('request.invalid', 'tournament.not-found', 'tournament.no-such-round')
  async exportTournament(
    @Query() { tournament, round, format }: ExportTournamentDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, format, await this.queries.execute(new ExportTournament(tournament, round)));
  }

  @Get('statistics')
  @Needs('exports.read')
  @ApiOperation({
    summary: 'Export statistics',
    description: 'In CSV, each number has a line, with its sample size and its interval.',
  })
  @ApiExport(GameStatisticsDto)
  @ApiProblems('request.invalid', 'tournament.season-not-found')
  async exportStatistics(
    @Query() { format, ...query }: ExportStatisticsDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filter = { ...filterOf(query), limit: null };
    await sendExport(reply, format, await this.queries.execute(new ExportStatistics(filter)));
  }

  @Get('penalties')
  @Needs('exports.read')
  @ApiOperation({
    summary: 'Export penalties',
    description: 'The penalties in force: the last ruling on a case replaces the earlier ones. The newest first.',
  })
  @ApiExport(StandingPenaltyDto)
  @ApiProblems('request.invalid')
  async exportPenalties(
    @Query() { format, ...filter }: ExportPenaltiesDto,
    @Caller() caller: CallerIdentity,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, format, await this.queries.execute(new ExportPenalties(filter, caller)));
  }
}
