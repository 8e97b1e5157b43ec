import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiPage,
  ApiProblems,
  jsonInTurns,
  markReplayed,
  type Page,
  pageAt,
  PageQuery,
  writtenJson,
} from '../../../platform/http/index.js';
import { From, MadeLines, Needs, type Origin } from '../../identity/index.js';
import { Seasons } from '../seasons/seasons.js';
import { NewSeasonDto, SeasonDto, SeasonParams, SeasonTableDto } from './seasons.dto.js';

@ApiTags('Tournaments')
@Controller('v1')
export class SeasonsController {
  constructor(
    private readonly seasons: Seasons,
    private readonly made: MadeLines,
  ) {}

  @Post('leagues/:id/seasons')
  @Needs('tournaments.create', { league: 'id' })
  @ApiOperation({
    summary: 'Create a season of a league',
    description: 'A tournament names its season when it is created. The points of a season cannot be changed later.',
  })
  @ApiCreatedResponse({ type: SeasonDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'league.not-found',
    'tournament.terms-impossible',
    'quota.exhausted',
    'event-store.idempotency-mismatch',
  )
  async createSeason(
    @Param() { id: leagueId }: SeasonParams,
    @Body() body: NewSeasonDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeasonDto> {
    const { name, best = null, participation = 0, placements } = body;
    const made = await this.made.answer(origin, { season: { leagueId, ...body } }, (known) =>
      this.seasons.create(leagueId, name, { best, participation, placements }, known),
    );
    markReplayed(reply, made);
    return this.seasons.get(made.id);
  }

  @Get('leagues/:id/seasons')
  @Needs('tournaments.read')
  @ApiOperation({ summary: 'List the seasons of a league, the newest first' })
  @ApiPage(SeasonDto)
  @ApiProblems('request.invalid', 'league.not-found')
  async listSeasons(
    @Param() { id }: SeasonParams,
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<SeasonDto>> {
    return pageAt(request.url, await this.seasons.list(id, cursor, limit));
  }

  @Get('seasons/:id')
  @Needs('tournaments.read')
  @ApiOperation({
    summary: 'Read a season: its tournaments and its table',
    description:
      'All ended tournaments count, with the present places of their players. The table follows the end of a tournament, and a correction, after a moment: `counted` says whether a tournament is in the table. A season has at most 1,000 tournaments with at most 100,000 entries of players. Later tournaments over these bounds are left out, and `leftOut` says how many.',
  })
  @ApiOkResponse({ type: SeasonTableDto })
  @ApiProblems('request.invalid', 'tournament.season-not-found')
  async getSeason(@Param() { id }: SeasonParams, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { rows, ...season } = await this.seasons.table(id);
    return writtenJson(reply, await jsonInTurns(season, 'rows', rows));
  }
}
