import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
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
import { Caller, type CallerIdentity, From, MadeLines, Needs, type Origin } from '../../identity/index.js';
import { askedTerms, timingOf, USUAL_TERMS } from '../../matches/index.js';
import { GiveRole, TakeRole } from '../commands/assign-role.js';
import { CreateLeague } from '../commands/create-league.js';
import { DEFAULT_PAIRINGS, DEFAULT_POINTS, type NewLeague } from '../domain/league.js';
import { LeagueRepository } from '../league.repository.js';
import { GetStandings } from '../queries/get-standings.js';
import { ListRoles } from '../queries/list-roles.js';
import {
  CreateLeagueDto,
  LeagueDto,
  LeagueParams,
  LeagueTableDto,
  ListLeaguesDto,
  StandingsQuery,
} from './leagues.dto.js';
import { OrganisationParams } from './organisations.dto.js';
import { GivesRole, HeldRoleDto, HeldRoleParams, ListsRoles, PlaceParams, TakesRole } from './roles.routes.js';

@ApiTags('Leagues')
@Controller('v1')
export class LeaguesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly leagues: LeagueRepository,
    private readonly made: MadeLines,
  ) {}

  @Post('leagues')
  @Needs('leagues.create')
  @ApiOperation({
    summary: 'Create a league',
    description: 'A league cannot be changed later, since results count by its points.',
  })
  @ApiCreatedResponse({ type: LeagueDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'catalogue.unknown-game',
    'catalogue.unknown-format',
    'league.nothing-to-win',
    'match.lot-unfit',
    'event-store.idempotency-mismatch',
  )
  createLeague(
    @Body() body: CreateLeagueDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeagueDto> {
    return this.createdOnce(leagueOf(body, null), origin, reply);
  }

  @Post('organisations/:id/leagues')
  @Needs('leagues.create', { organisation: 'id' })
  @ApiOperation({
    summary: 'Create a league of an organisation',
    description: 'Roles in the organisation count in the league, too.',
  })
  @ApiCreatedResponse({ type: LeagueDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'organisation.not-found',
    'catalogue.unknown-game',
    'catalogue.unknown-format',
    'league.nothing-to-win',
    'match.lot-unfit',
    'event-store.idempotency-mismatch',
  )
  createLeagueOfOrganisation(
    @Param() { id: organisationId }: OrganisationParams,
    @Body() body: CreateLeagueDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeagueDto> {
    return this.createdOnce(leagueOf(body, organisationId), origin, reply);
  }

  @Get('leagues')
  @Needs('leagues.read')
  @ApiOperation({ summary: 'List leagues, the newest first' })
  @ApiPage(LeagueDto)
  @ApiProblems('request.invalid')
  async listLeagues(
    @Query() { game, cursor, limit }: ListLeaguesDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<LeagueDto>> {
    const filter = game === undefined ? {} : { game };
    return pageAt(request.url, await this.leagues.list(filter, cursor, limit));
  }

  @Get('leagues/:id')
  @Needs('leagues.read')
  @ApiOperation({ summary: 'Read a league' })
  @ApiOkResponse({ type: LeagueDto })
  @ApiProblems('league.not-found')
  getLeague(@Param() { id }: LeagueParams): Promise<LeagueDto> {
    return this.leagues.get(id);
  }

  @Get('leagues/:id/standings')
  @Needs('leagues.read')
  @ApiOperation({
    summary: 'Read the standings of a league',
    description:
      'All recorded matches that have ended count. The tie-breakers of the game decide places. `explain` shows how the numbers of one player were computed.',
  })
  @ApiOkResponse({ type: LeagueTableDto })
  @ApiProblems('request.invalid', 'league.not-found')
  async getStandings(
    @Param() { id }: LeagueParams,
    @Query() { explain }: StandingsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { standings, ...table } = await this.queries.execute(new GetStandings(id, explain));
    return writtenJson(reply, await jsonInTurns(table, 'standings', standings));
  }

  @Get('leagues/:id/roles')
  @ListsRoles('league', 'Given here; it also honours those of its organisation.')
  async listLeagueRoles(
    @Param() { id }: PlaceParams,
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<HeldRoleDto>> {
    return pageAt(request.url, await this.queries.execute(new ListRoles({ leagueId: id }, cursor, limit)));
  }

  @Put('leagues/:id/roles/:playerId/:role')
  @GivesRole('league')
  async giveLeagueRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() caller: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new GiveRole({ place: { leagueId: id }, playerId, role }, caller));
  }

  @Delete('leagues/:id/roles/:playerId/:role')
  @TakesRole('league')
  async takeLeagueRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() { keyId }: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new TakeRole({ place: { leagueId: id }, playerId, role }, keyId));
  }

  private async createdOnce(league: NewLeague, origin: Origin, reply: FastifyReply): Promise<LeagueDto> {
    const made = await this.made.answer(origin, { league }, (known) =>
      this.commands.execute(new CreateLeague(league, known)),
    );
    markReplayed(reply, made);
    return this.leagues.get(made.id);
  }
}

function leagueOf(
  {
    bestOf = 1,
    pairings = DEFAULT_PAIRINGS,
    points = DEFAULT_POINTS,
    timing,
    spectators,
    publication,
    ...league
  }: CreateLeagueDto,
  organisationId: string | null,
): NewLeague {
  const visibility = { ...USUAL_TERMS, ...askedTerms({ spectators, publication }) };
  return {
    ...league,
    ...visibility,
    bestOf,
    pairings,
    points,
    timing: timing === undefined ? null : timingOf(timing),
    organisationId,
  };
}
