import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { askedTerms, timingOf, USUAL_TERMS } from '../../../matches/index.js';
import { DEFAULT_PAIRINGS, DEFAULT_POINTS, type NewLeague } from '../../domain/league.js';
import { LeagueDto } from '../../queries/get-league/get-league.dto.js';
import { OrganisationParams } from '../../queries/get-organisation/get-organisation.dto.js';
import { CreateLeague } from './create-league.command.js';
import { CreateLeagueDto } from './create-league.dto.js';

@ApiTags('Leagues')
@Controller('v1')
export class CreateLeagueController {
  constructor(private readonly commands: CommandBus) {}

  @Post('leagues')
  @Needs('leagues.create')
  @ApiOperation({
    summary: 'Create a league',
    description: 'It does not change afterwards: results count by its points.',
  })
  @ApiCreatedResponse({ type: LeagueDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'catalogue.unknown-game',
    'catalogue.unknown-format',
  )
  createLeague(@Body() body: CreateLeagueDto): Promise<LeagueDto> {
    return this.commands.execute(new CreateLeague(leagueOf(body, null)));
  }

  @Post('organisations/:id/leagues')
  @Needs('leagues.create', { organisation: 'id' })
  @ApiOperation({
    summary: 'Create a league of an organisation',
    description: 'Whoever organises the organisation organises the league, and so for its other roles.',
  })
  @ApiCreatedResponse({ type: LeagueDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'organisation.not-found',
    'catalogue.unknown-game',
    'catalogue.unknown-format',
  )
  createLeagueOfOrganisation(
    @Param() { id: organisationId }: OrganisationParams,
    @Body() body: CreateLeagueDto,
  ): Promise<LeagueDto> {
    return this.commands.execute(new CreateLeague(leagueOf(body, organisationId)));
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
  const onlookers = { ...USUAL_TERMS, ...askedTerms({ spectators, publication }) };
  return {
    ...league,
    ...onlookers,
    bestOf,
    pairings,
    points,
    timing: timing === undefined ? null : timingOf(timing),
    organisationId,
  };
}
