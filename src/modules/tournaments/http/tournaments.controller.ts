import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tournamentRulesOf } from '../../../engine/index.js';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt } from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { policiesOf, policyView } from '../../leagues/index.js';
import { From, type Origin } from '../../matches/index.js';
import { Announcer } from '../desk/announcer.js';
import { PairingDesk } from '../desk/pairing-desk.js';
import { Registrar } from '../desk/registrar.js';
import { ListTournaments } from '../queries/list-tournaments.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import type { Proceeded } from '../tournament-store.js';
import { ChangeAnnouncementDto } from './announcement.dto.js';
import { TournamentParams } from './common.dto.js';
import { CreateTournamentDto } from './new-tournament.dto.js';
import { orderOf } from './orders.js';
import { Proceeding, Reading } from './proceeding.js';
import { BeginStageDto, CancelTournamentDto, EndTournamentDto } from './round-commands.dto.js';
import { ListTournamentsDto, TournamentSummaryDto } from './tournament-list.dto.js';
import { TournamentDto } from './tournament.dto.js';
import { PoliciesDto, PoliciesQuery } from './policies.dto.js';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentsController {
  constructor(
    private readonly registrar: Registrar,
    private readonly announcer: Announcer,
    private readonly desk: PairingDesk,
    private readonly reading: TournamentReading,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @Needs('tournaments.create', 'anywhere')
  @ApiOperation({
    summary: 'Create a tournament',
    description: 'The terms of a tournament cannot be changed later. In a league, the roles of the league count.',
  })
  @ApiCreatedResponse({ type: TournamentDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'league.not-found',
    'tournament.season-not-found',
    'catalogue.unknown-game',
    'catalogue.unknown-format',
    'tournament.unknown-policy',
    'tournament.tie-breakers-unfit',
    'tournament.terms-impossible',
    'tournament.times-impossible',
    'tournament.draft-list-unfit',
    'deck.not-found',
    'event-store.idempotency-mismatch',
    'event-store.busy',
    'quota.exhausted',
  )
  async createTournament(
    @Body() { leagueId, capacity, ...asked }: CreateTournamentDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const created = await this.registrar.create(
      { ...asked, leagueId: leagueId ?? null, capacity: capacity ?? null },
      origin,
    );
    return this.answer(reply, created, created.now.terms.tournamentId);
  }

  @Get()
  @Needs('tournaments.read')
  @ApiOperation({ summary: 'List tournaments, the newest first' })
  @ApiPage(TournamentSummaryDto)
  @ApiProblems('request.invalid')
  async listTournaments(
    @Query() { cursor, limit, ...filter }: ListTournamentsDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<TournamentSummaryDto>> {
    return pageAt(request.url, await this.queries.execute(new ListTournaments(filter, cursor, limit)));
  }

  @Get('policies')
  @Needs('tournaments.read')
  @ApiOperation({ summary: 'List the policies for points and tie-breakers of a game, and its numbers of rounds' })
  @ApiOkResponse({ type: PoliciesDto })
  @ApiProblems('request.invalid')
  listPolicies(@Query() { game }: PoliciesQuery): PoliciesDto {
    const rules = tournamentRulesOf(game);
    return {
      policies: policiesOf(game).map(policyView),
      rounds: rules?.rounds ?? [],
      roundsSource: rules?.roundsSource ?? null,
    };
  }

  @Get(':id')
  @Reading('Read a tournament', TournamentDto)
  getTournament(@Param() { id }: TournamentParams): Promise<TournamentDto> {
    return this.reading.tournament(id);
  }

  @Post(':id/announcement')
  @Proceeding(
    'tournaments.run',
    {
      summary: 'Announce where, when and for which prizes a tournament is played',
      description: 'The request replaces the whole announcement. Omitted parts are no longer announced.',
      answer: TournamentDto,
    },
    'tournament.times-impossible',
  )
  async announceTournament(
    @Param() { id }: TournamentParams,
    @Body() body: ChangeAnnouncementDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(reply, await this.announcer.announce(orderOf('announcement', id, body, origin), body), id);
  }

  @Post(':id/stages')
  @Proceeding(
    'tournaments.run',
    {
      summary: 'Begin the first or the next stage',
      description:
        'The best players of the earlier stage advance. If the cut separates equal players, a lot from a recorded seed decides. If the stage begins with a draft, the service forms its pods.',
      answer: TournamentDto,
    },
    'tournament.stage-under-way',
    'tournament.round-under-way',
    'tournament.no-further-stage',
    'tournament.too-few-players',
    'tournament.too-many-players',
    'tournament.no-draft',
    'tournament.draft-list-missing',
    'tournament.draft-list-unfit',
    'deck.not-found',
    'deck.illegal',
    'match.deck-unfit',
    'match.setup-refused',
    'match.player-seated-twice',
    'match.player-disabled',
    'match.player-disqualified',
    'card-set.unavailable',
  )
  async beginStage(
    @Param() { id }: TournamentParams,
    @Body() body: BeginStageDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const { players, early = false, podSize, deckId } = body;
    const choice = { players, early, podSize, deckId };
    return this.answer(reply, await this.desk.beginStage(orderOf('stage', id, body, origin), choice), id);
  }

  @Post(':id/end')
  @Proceeding(
    'tournaments.run',
    { summary: 'End a tournament', description: 'Results can still be corrected afterwards.', answer: TournamentDto },
    'tournament.stage-under-way',
    'tournament.round-under-way',
  )
  async endTournament(
    @Param() { id }: TournamentParams,
    @Body() body: EndTournamentDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(reply, await this.desk.end(orderOf('end', id, body, origin), body.early ?? false), id);
  }

  @Post(':id/cancellation')
  @Proceeding('tournaments.run', { summary: 'Cancel a tournament', answer: TournamentDto })
  async cancelTournament(
    @Param() { id }: TournamentParams,
    @Body() body: CancelTournamentDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(reply, await this.desk.cancel(orderOf('cancel', id, body, origin), body.reason), id);
  }

  private answer(reply: FastifyReply, proceeded: Proceeded, id: string): Promise<TournamentDto> {
    markReplayed(reply, proceeded);
    return this.reading.view(proceeded.now, id);
  }
}
