import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { CreateDeck } from '../commands/create-deck.js';
import { GameRules } from '../game-rules.js';
import { GetDeck } from '../queries/get-deck.js';
import { ListDecks } from '../queries/list-decks.js';
import {
  CreateDeckDto,
  DeckDto,
  DeckListDto,
  DeckParams,
  DeckSummaryDto,
  DeckVerdictDto,
  ListDecksDto,
} from './decks.dto.js';

@ApiTags('Decks')
@Controller('v1/decks')
export class DecksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly rules: GameRules,
  ) {}

  @Post()
  @Needs('decks.bring')
  @ApiOperation({
    summary: 'Store a legal deck',
    description: 'A deck never changes; store another one instead. Every fault of an illegal list is answered at once.',
  })
  @ApiCreatedResponse({ type: DeckDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'deck.illegal',
    'deck.forbidden',
    'catalogue.unknown-game',
    'catalogue.unknown-format',
    'card-set.unavailable',
    'identity.player-not-found',
  )
  createDeck(@Body() { name, playerId, ...list }: CreateDeckDto, @Caller() caller: CallerIdentity): Promise<DeckDto> {
    return this.commands.execute(new CreateDeck(name, list, playerId ?? null, caller));
  }

  @Get()
  @Needs('decks.read')
  @ApiOperation({
    summary: 'List decks, the newest first',
    description:
      "Players see their own, those who may read everybody's see all of them. GET /v1/decks/{id} has the list of one.",
  })
  @ApiPage(DeckSummaryDto)
  @ApiProblems('request.invalid', 'deck.forbidden')
  async listDecks(
    @Query() { player, cursor, limit }: ListDecksDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<DeckSummaryDto>> {
    return pageAt(request.url, await this.queries.execute(new ListDecks(player, caller, cursor, limit)));
  }

  @Post('validate')
  @Needs('catalogue.read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Judge a list without storing it', description: 'An illegal list is a good question: 200.' })
  @ApiOkResponse({ type: DeckVerdictDto })
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'catalogue.unknown-format', 'card-set.unavailable')
  async validateDeck(@Body() list: DeckListDto): Promise<DeckVerdictDto> {
    const { faults } = await this.rules.judge(list);
    return { legal: faults.length === 0, faults };
  }

  @Get(':id')
  @Needs('decks.read')
  @ApiOperation({ summary: 'Read a deck', description: 'Players read their own.' })
  @ApiOkResponse({ type: DeckDto })
  @ApiProblems('deck.not-found', 'deck.forbidden')
  getDeck(@Param() { id }: DeckParams, @Caller() caller: CallerIdentity): Promise<DeckDto> {
    return this.queries.execute(new GetDeck(id, caller));
  }
}
