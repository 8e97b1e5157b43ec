import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { markReplayed } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { PairingDesk } from '../desk/pairing-desk.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import { TournamentParams } from './common.dto.js';
import { orderOf } from './orders.js';
import { Proceeding, Reading } from './proceeding.js';
import { ExplanationDto, ExplanationQuery } from './explanation.dto.js';
import { ProposalDto, RoundDto, RoundParams, RoundsDto } from './rounds.dto.js';
import {
  type PairDto,
  ProposePairingsDto,
  PublishRoundDto,
  SwapPlayersDto,
  WithdrawRoundDto,
} from './round-commands.dto.js';
import { TournamentDto } from './tournament.dto.js';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentRoundsController {
  constructor(
    private readonly desk: PairingDesk,
    private readonly reading: TournamentReading,
  ) {}

  @Post(':id/pairings')
  @Proceeding(
    'tournaments.run',
    {
      summary: 'Propose the pairings of the next round',
      description:
        'Pairs the round by the criteria of `cost` and a recorded seed, or by the Dutch system of FIDE. The proposal ' +
        'replaces an earlier one. In a Swiss stage, pairs can be locked or kept apart, and byes given.',
      answer: ProposalDto,
    },
    'tournament.wrong-round',
    'tournament.round-under-way',
    'tournament.no-further-round',
    'tournament.draft-under-way',
    'tournament.decks-missing',
    'tournament.wish-impossible',
    'tournament.no-dutch-round',
    'tournament.too-many-players',
    'tournament.pairing-too-long',
    'tournament.no-proposal',
  )
  async proposePairings(
    @Param() { id }: TournamentParams,
    @Body() body: ProposePairingsDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProposalDto> {
    const { round, locked = [], forbidden = [], byes = [] } = body;
    const pairs = (of: readonly PairDto[]) => of.map(({ players }) => players);
    const wishes = { locked: pairs(locked), forbidden: pairs(forbidden), awardedByes: byes };
    const proposed = await this.desk.propose(orderOf('pairings', id, body, origin), round, wishes);
    markReplayed(reply, proposed);
    return this.reading.proposal(id, origin.caller, proposed.now);
  }

  @Post(':id/pairings/swaps')
  @Proceeding(
    'tournaments.run',
    { summary: 'Swap two players of the proposed pairings', answer: ProposalDto },
    'tournament.no-proposal',
    'tournament.wish-impossible',
    'tournament.pairing-too-long',
  )
  async swapPlayers(
    @Param() { id }: TournamentParams,
    @Body() body: SwapPlayersDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProposalDto> {
    const proposed = await this.desk.swap(orderOf('swap', id, body, origin), body.round, body.players);
    markReplayed(reply, proposed);
    return this.reading.proposal(id, origin.caller, proposed.now);
  }

  @Post(':id/rounds')
  @Proceeding(
    'tournaments.run',
    {
      summary: 'Publish the proposed round',
      description: 'The round then begins. It ends automatically when every table has a result.',
      answer: TournamentDto,
    },
    'tournament.wrong-round',
    'tournament.no-proposal',
  )
  async publishRound(
    @Param() { id }: TournamentParams,
    @Body() body: PublishRoundDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const { round, ...seen } = body;
    const published = await this.desk.publish(orderOf('publish', id, body, origin), round, seen);
    markReplayed(reply, published);
    return this.reading.view(published.now, id);
  }

  @Post(':id/rounds/withdrawals')
  @Proceeding(
    'tournaments.run',
    {
      summary: 'Withdraw the last round while it has no result',
      description: 'You can then pair the round again, such as after the correction of an earlier result.',
      answer: TournamentDto,
    },
    'tournament.wrong-round',
    'tournament.round-begun',
  )
  async withdrawRound(
    @Param() { id }: TournamentParams,
    @Body() body: WithdrawRoundDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const withdrawn = await this.desk.withdraw(orderOf('withdraw', id, body, origin), body.round, body.reason);
    markReplayed(reply, withdrawn);
    return this.reading.view(withdrawn.now, id);
  }

  @Get(':id/proposal')
  @Reading(
    'Read the proposed pairings with their cost and reasons, as staff',
    ProposalDto,
    'identity.role-forbidden',
    'tournament.no-proposal',
    'tournament.pairing-too-long',
  )
  getProposal(@Param() { id }: TournamentParams, @Caller() caller: CallerIdentity): Promise<ProposalDto> {
    return this.reading.proposalFor(id, caller);
  }

  @Get(':id/rounds')
  @Reading('Read all rounds of a tournament', RoundsDto)
  listRounds(@Param() { id }: TournamentParams): Promise<RoundsDto> {
    return this.reading.rounds(id);
  }

  @Get(':id/rounds/:round')
  @Reading('Read a round', RoundDto, 'tournament.no-such-round')
  getRound(@Param() { id, round }: RoundParams): Promise<RoundDto> {
    return this.reading.round(id, round);
  }

  @Get(':id/rounds/:round/explanation')
  @Reading(
    'Read the reasons for the pairings of a round',
    ExplanationDto,
    'tournament.no-such-round',
    'tournament.pairing-too-long',
  )
  explainRound(
    @Param() { id, round }: RoundParams,
    @Query() { player }: ExplanationQuery,
    @Caller() caller: CallerIdentity,
  ): Promise<ExplanationDto> {
    return this.reading.explanation(id, round, caller, player);
  }
}
