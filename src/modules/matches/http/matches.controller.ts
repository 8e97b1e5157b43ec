import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt } from '../../../platform/http/index.js';
import {
  BULK_TEXT,
  Caller,
  type CallerIdentity,
  CountedByLine,
  flatAnswers,
  type LineOrigin,
  Lines,
  Needs,
} from '../../identity/index.js';
import { AnswerPublication } from '../commands/answer-publication.js';
import { CreateMatch } from '../commands/create-match.js';
import { GiveEntropy } from '../commands/give-entropy.js';
import { From, type Origin } from '../origin.js';
import { GetMatch } from '../queries/get-match.js';
import { ListMatches } from '../queries/list-matches.js';
import { MatchDto, MatchParams } from './matches.dto.js';
import { ListedMatchDto, ListMatchesDto } from './listed-matches.dto.js';
import {
  AnswerPublicationDto,
  CreatedMatchesDto,
  CreateMatchDto,
  CreateMatchesDto,
  GiveEntropyDto,
  newMatchOf,
} from './new-match.dto.js';
import { leaguePlace } from '../seen-seats.js';

@ApiTags('Matches')
@Controller('v1/matches')
export class MatchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly lines: Lines,
  ) {}

  @Post()
  @Needs('matches.create')
  @ApiOperation({
    summary: 'Create a match and begin its first game',
    description:
      'Players create matches in which they have a seat, in leagues with `pairings: players`. The answer names the first game.',
  })
  @ApiCreatedResponse({ type: MatchDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'identity.player-not-found',
    'match.of-others',
    'match.pairings-by-staff',
    'match.randomness-not-yours',
    'match.player-seated-twice',
    'match.player-disabled',
    'match.player-disqualified',
    'match.setup-refused',
    'match.deck-unfit',
    'match.deck-missing',
    'match.one-game-only',
    'match.not-found',
    'match.leads-to-no-decks',
    'match.decks-not-there',
    'match.not-drafted',
    'match.league-mismatch',
    'match.lots-by-staff',
    'match.lot-unfit',
    'publication.not-yours',
    'deck.not-found',
    'deck.illegal',
    'league.not-found',
    'catalogue.unknown-game',
    'catalogue.unknown-format',
    'event-store.idempotency-mismatch',
  )
  async createMatch(
    @Body() body: CreateMatchDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchDto> {
    const created = await this.commands.execute(new CreateMatch(newMatchOf(body), origin));
    markReplayed(reply, created);
    return created.match;
  }

  @Post('bulk')
  @Needs('matches.create')
  @CountedByLine()
  @HttpCode(200)
  @ApiOperation({ summary: 'Create many matches', description: BULK_TEXT })
  @ApiOkResponse({ type: CreatedMatchesDto })
  @ApiProblems('request.invalid', 'event-store.idempotency-mismatch', 'quota.exhausted')
  async createMatches(@Body() { lines }: CreateMatchesDto, @From() origin: Origin): Promise<CreatedMatchesDto> {
    const request = {
      ...{ path: '/v1/matches/bulk', type: CreateMatchDto, lines, counted: 'matches.create' as const },
      isRecorded: true,
      placeOf: ({ leagueId }: CreateMatchDto) => leaguePlace(leagueId ?? null),
      make: async (body: CreateMatchDto, by: LineOrigin) => {
        const { match, replayed } = await this.commands.execute(new CreateMatch(newMatchOf(body), by));
        return { id: match.id, replayed, gameId: match.games[0]?.id ?? null };
      },
    };
    return { lines: flatAnswers(await this.lines.answer(request, origin)) };
  }

  @Get()
  @Needs('matches.read')
  @ApiOperation({ summary: 'List matches, the newest first' })
  @ApiPage(ListedMatchDto)
  @ApiProblems('request.invalid')
  async listMatches(
    @Query() { cursor, limit, ...filter }: ListMatchesDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<ListedMatchDto>> {
    return pageAt(request.url, await this.queries.execute(new ListMatches(filter, caller, cursor, limit)));
  }

  @Get(':id')
  @Needs('matches.read')
  @ApiOperation({
    summary: 'Read a match',
    description: 'The match with its games, and with its result once it has ended.',
  })
  @ApiOkResponse({ type: MatchDto })
  @ApiProblems('match.not-found')
  getMatch(@Param() { id }: MatchParams, @Caller() caller: CallerIdentity): Promise<MatchDto> {
    return this.queries.execute(new GetMatch(id, caller));
  }

  @Put(':id/publication')
  @Needs('matches.publish', { match: 'id' })
  @ApiOperation({
    summary: 'Answer whether you agree to the publication of a match',
    description:
      'Each player answers for their own seat, before, during or after the match. When the match is over and all players have agreed, hands, decks and the secrets of chance of all games become public. An answer can be changed until all players have agreed.',
  })
  @ApiOkResponse({ type: MatchDto })
  @ApiProblems(
    'request.invalid',
    'match.not-found',
    'publication.not-yours',
    'publication.seat-unclear',
    'publication.final',
    'publication.changed-too-often',
    'event-store.busy',
  )
  answerPublication(
    @Param() { id }: MatchParams,
    @Body() { consent, seat }: AnswerPublicationDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<MatchDto> {
    const origin = { caller, requestId: request.id, key: undefined, seat };
    return this.commands.execute(new AnswerPublication(id, consent, origin));
  }

  @Put(':id/entropy')
  @Needs('matches.create', { match: 'id' })
  @ApiOperation({
    summary: 'Give the share of a seat for all chance of a match',
    description:
      'For a match with `randomness: shared`. Each player gives the share of their own seat, once. Keep the `pledge` of the match first. When all seats have answered, the first game begins. Staff answers for an absent seat.',
  })
  @ApiOkResponse({ type: MatchDto })
  @ApiProblems(
    'request.invalid',
    'match.not-found',
    'match.setup-refused',
    'entropy.not-awaited',
    'entropy.not-yours',
    'entropy.final',
    'event-store.busy',
  )
  giveEntropy(
    @Param() { id }: MatchParams,
    @Body() { entropy, seat }: GiveEntropyDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<MatchDto> {
    const origin = { caller, requestId: request.id, key: undefined, seat };
    return this.commands.execute(new GiveEntropy(id, entropy ?? null, origin));
  }
}
