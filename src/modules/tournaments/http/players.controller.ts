import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { markReplayed, TakesJson } from '../../../platform/http/index.js';
import { DeckDto } from '../../catalogue/index.js';
import { Caller, type CallerIdentity } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { DeckDesk } from '../desk/deck-desk.js';
import { Registrar } from '../desk/registrar.js';
import { RegistrationList } from '../desk/registration-list.js';
import { Outlooks } from '../queries/outlooks.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import type { Proceeded } from '../tournament-store.js';
import { TournamentParams } from './common.dto.js';
import { orderOf } from './orders.js';
import {
  CheckInDto,
  DisqualifyPlayerDto,
  DropPlayerDto,
  EnterTournamentDto,
  PlayerCommandDto,
  RegisteredDto,
  RegisterPlayersDto,
  SetRegistrationDto,
  SubmitDeckDto,
  TournamentPlayersDto,
} from './players.dto.js';
import { Proceeding, Reading } from './proceeding.js';
import { OutlookDto } from './outlook.dto.js';
import { OwnTournamentDto, PathDto, PathParams } from './path.dto.js';
import { TournamentDto } from './tournament.dto.js';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentPlayersController {
  constructor(
    private readonly registrar: Registrar,
    private readonly list: RegistrationList,
    private readonly decks: DeckDesk,
    private readonly reading: TournamentReading,
    private readonly outlooks: Outlooks,
  ) {}

  @Post(':id/registration')
  @Proceeding('tournaments.run', { summary: 'Open or close the registration', answer: TournamentDto })
  async setRegistration(
    @Param() { id }: TournamentParams,
    @Body() body: SetRegistrationDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(
      reply,
      await this.registrar.setRegistration(orderOf('registration', id, body, origin), body.open),
      id,
    );
  }

  @Post(':id/players')
  @TakesJson({ values: 10_000 })
  @Proceeding(
    'tournaments.run',
    {
      summary: 'Register players',
      description:
        'Each line names a player by id or by whole name, and has its own answer. The players of a `report` are lines, too. With `dryRun` nothing is recorded. During the first Swiss stage, the players enter late.',
      answer: RegisteredDto,
    },
    'tournament.teams-only',
    'tournament.late-entry-impossible',
    'tournament.too-many-players',
    'tournament.report-faulty',
    'identity.key-bounded',
  )
  async registerPlayers(
    @Param() { id }: TournamentParams,
    @Body() body: RegisterPlayersDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredDto> {
    const { lines = [], report, newPlayers = false, dryRun = false } = body;
    const asked = { lines, report, newPlayers, dryRun };
    const answer = await this.list.register(orderOf('players', id, body, origin), asked);
    return { tournament: await this.answer(reply, answer.proceeded, id), lines: answer.lines };
  }

  @Post(':id/entries')
  @Proceeding(
    'tournaments.play',
    {
      summary: 'Register for a tournament yourself',
      description: 'If the tournament is full, you join the waiting list.',
      answer: TournamentDto,
    },
    'tournament.teams-only',
    'tournament.entry-by-staff',
    'tournament.entered-already',
    'tournament.not-a-player',
  )
  async enterTournament(
    @Param() { id }: TournamentParams,
    @Body() body: EnterTournamentDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(reply, await this.registrar.enter(orderOf('entry', id, body, origin), body.team ?? null), id);
  }

  @Post(':id/decks')
  @Proceeding(
    'tournaments.play',
    {
      summary: 'Name your deck, or the deck of a player',
      description:
        'The deck for recorded matches. It cannot be changed after the tournament begins. Staff can see the deck, and `decklists` decides whether everybody can.',
      answer: TournamentDto,
    },
    'tournament.player-not-in',
    'tournament.not-a-player',
    'tournament.deck-locked',
    'tournament.deck-unfit',
    'tournament.deck-by-draft',
    'deck.not-found',
  )
  async submitDeck(
    @Param() { id }: TournamentParams,
    @Body() body: SubmitDeckDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('deck', id, body, origin);
    return this.answer(reply, await this.decks.submit(order, body.deckId, body.playerId), id);
  }

  @Post(':id/check-ins')
  @Proceeding(
    'tournaments.record',
    { summary: 'Check players in, or yourself', answer: TournamentDto },
    'tournament.player-not-in',
    'tournament.not-a-player',
  )
  async checkIn(
    @Param() { id }: TournamentParams,
    @Body() body: CheckInDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(reply, await this.registrar.checkIn(orderOf('check-in', id, body, origin), body.playerIds), id);
  }

  @Post(':id/drops')
  @Proceeding(
    'tournaments.record',
    {
      summary: 'Drop a player, or yourself',
      description: 'The player gets no further pairings. A pairing of a published round still needs its result.',
      answer: TournamentDto,
    },
    'tournament.player-not-in',
    'tournament.not-a-player',
  )
  async dropPlayer(
    @Param() { id }: TournamentParams,
    @Body() body: DropPlayerDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const { playerId, kind = 'drop', reason = '' } = body;
    const order = orderOf('drop', id, body, origin);
    return this.answer(reply, await this.registrar.drop(order, { playerId, kind, reason }), id);
  }

  @Post(':id/returns')
  @Proceeding(
    'tournaments.run',
    {
      summary: 'Take a player back who has left or was left out',
      description: 'The player is paired from the next round on. Missed rounds count as losses.',
      answer: TournamentDto,
    },
    'tournament.player-not-in',
    'tournament.entered-already',
    'tournament.member-taken',
    'tournament.return-impossible',
    'tournament.late-entry-impossible',
    'tournament.too-many-players',
  )
  async returnPlayer(
    @Param() { id }: TournamentParams,
    @Body() body: PlayerCommandDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(reply, await this.registrar.takeBack(orderOf('return', id, body, origin), body.playerId), id);
  }

  @Post(':id/disqualifications')
  @Proceeding(
    'tournaments.rule',
    {
      summary: 'Disqualify a player',
      description:
        'The player leaves the standings, and earlier results still count for the opponents. A team is disqualified as a whole, even by the id of a member.',
      answer: TournamentDto,
    },
    'tournament.player-not-in',
  )
  async disqualifyPlayer(
    @Param() { id }: TournamentParams,
    @Body() body: DisqualifyPlayerDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('disqualification', id, body, origin);
    return this.answer(reply, await this.registrar.disqualify(order, body.playerId, body.reason), id);
  }

  @Get(':id/players')
  @Reading('List the players of a tournament', TournamentPlayersDto)
  listTournamentPlayers(@Param() { id }: TournamentParams): Promise<TournamentPlayersDto> {
    return this.reading.players(id);
  }

  @Get(':id/players/:playerId')
  @Reading('Read the path of a player through a tournament', PathDto, 'tournament.player-not-in')
  getPath(@Param() { id, playerId }: PathParams): Promise<PathDto> {
    return this.reading.path(id, playerId);
  }

  @Get(':id/players/:playerId/deck')
  @Reading(
    'Read the deck that a player plays in a tournament',
    DeckDto,
    'tournament.player-not-in',
    'tournament.deck-not-named',
    'deck.forbidden',
  )
  getTournamentDeck(@Param() { id, playerId }: PathParams, @Caller() caller: CallerIdentity): Promise<DeckDto> {
    return this.decks.deckOf(id, playerId, caller);
  }

  @Get(':id/players/:playerId/outlook')
  @Reading(
    'Read the outlook of a player',
    OutlookDto,
    'tournament.player-not-in',
    'tournament.no-such-stage',
    'tournament.outlook-too-long',
  )
  getOutlook(@Param() { id, playerId }: PathParams, @Caller() caller: CallerIdentity): Promise<OutlookDto> {
    return this.outlooks.outlook(id, playerId, caller);
  }

  @Get(':id/me')
  @Reading(
    'Read your own table, opponent and place',
    OwnTournamentDto,
    'tournament.player-not-in',
    'tournament.not-a-player',
  )
  getOwnTournament(@Param() { id }: TournamentParams, @Caller() caller: CallerIdentity): Promise<OwnTournamentDto> {
    return this.reading.me(id, caller);
  }

  private answer(reply: FastifyReply, proceeded: Proceeded, id: string): Promise<TournamentDto> {
    markReplayed(reply, proceeded);
    return this.reading.view(proceeded.now, id);
  }
}
