import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt } from '../../../platform/http/index.js';
import { games } from '../../../engine/index.js';
import {
  BULK_TEXT,
  Caller,
  type CallerIdentity,
  CountedByLine,
  flatAnswers,
  From,
  LineAnswersDto,
  type LineOrigin,
  Lines,
  MadeLines,
  Needs,
  type Origin,
  Reads,
} from '../../identity/index.js';
import { CreateDeck } from '../commands/create-deck.js';
import { PublishDeck } from '../commands/publish-deck.js';
import { UnknownGame } from '../catalogue.problems.js';
import { sampleDecks } from '../domain/sample-decks.js';
import { GameRules } from '../game-rules.js';
import { GetDeck } from '../queries/get-deck.js';
import { ListDecks } from '../queries/list-decks.js';
import { ReadDeckText } from '../queries/read-deck-text.js';
import {
  CreateDeckDto,
  CreateDecksDto,
  DeckDto,
  DeckListDto,
  DeckParams,
  DeckSummaryDto,
  DeckTextDto,
  DeckVerdictDto,
  ListDecksDto,
  PublishDeckDto,
  ReadDeckDto,
  SampleDecksDto,
  SampleDecksQuery,
} from './decks.dto.js';

@ApiTags('Decks')
@Controller('v1/decks')
export class DecksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly rules: GameRules,
    private readonly lines: Lines,
    private readonly made: MadeLines,
  ) {}

  @Post()
  @Needs('decks.bring')
  @ApiOperation({
    summary: 'Store a legal deck',
    description:
      'A stored deck never changes. Store another deck instead. The refusal of an illegal list names all faults at once.',
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
    'event-store.idempotency-mismatch',
  )
  async createDeck(
    @Body() body: CreateDeckDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeckDto> {
    const { name, playerId, ...list } = body;
    const { caller } = origin;
    const made = await this.made.answer(origin, { deck: body }, (known) =>
      this.commands.execute(new CreateDeck(name, list, playerId ?? null, caller, known)),
    );
    markReplayed(reply, made);
    return this.queries.execute(new GetDeck(made.id, caller));
  }

  @Post('bulk')
  @Needs('decks.bring')
  @CountedByLine()
  @HttpCode(200)
  @ApiOperation({ summary: 'Store many decks', description: BULK_TEXT })
  @ApiOkResponse({ type: LineAnswersDto })
  @ApiProblems('request.invalid', 'event-store.idempotency-mismatch', 'quota.exhausted')
  async createDecks(@Body() { lines }: CreateDecksDto, @From() origin: Origin): Promise<LineAnswersDto> {
    const request = {
      ...{ path: '/v1/decks/bulk', type: CreateDeckDto, lines, counted: 'decks.bring' as const },
      make: ({ name, playerId, ...list }: CreateDeckDto, { caller, known }: LineOrigin) =>
        this.commands.execute(new CreateDeck(name, list, playerId ?? null, caller, known)),
    };
    return { lines: flatAnswers(await this.lines.answer(request, origin)) };
  }

  @Get()
  @Needs('decks.read')
  @ApiOperation({
    summary: 'List decks, the newest first',
    description:
      'Players see their own decks, and callers who may read all decks see all of them. Everybody sees the `public` decks ' +
      'of a player. GET /v1/decks/{id} has the list of one.',
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
  @Reads('catalogue.read')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Judge a list without storing it',
    description: 'The answer to an illegal list has the status 200, too, and names all faults.',
  })
  @ApiOkResponse({ type: DeckVerdictDto })
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'catalogue.unknown-format', 'card-set.unavailable')
  async validateDeck(@Body() list: DeckListDto): Promise<DeckVerdictDto> {
    const { faults } = await this.rules.judge(list);
    return { legal: faults.length === 0, faults };
  }

  @Post('read')
  @Reads('catalogue.read')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Read a deck from a text',
    description:
      'The text has one line for each card, as sites and programs write decks: `4 Card Name`, `4x Card Name (1-22)`. Nothing is stored. The status is 200 even if lines were not understood. The answer lists these lines.',
  })
  @ApiOkResponse({ type: ReadDeckDto })
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'card-set.unavailable')
  readDeck(@Body() { game, text }: DeckTextDto): Promise<ReadDeckDto> {
    return this.queries.execute(new ReadDeckText(game, text));
  }

  @Get('samples')
  @Needs('catalogue.read')
  @ApiOperation({
    summary: 'List the decks that come with a game',
    description:
      'Sample decks for first matches. POST /v1/decks stores a sample deck, and the stored deck is like any other.',
  })
  @ApiOkResponse({ type: SampleDecksDto })
  @ApiProblems('request.invalid', 'catalogue.unknown-game')
  listSampleDecks(@Query() { game }: SampleDecksQuery): SampleDecksDto {
    const items = sampleDecks(game);
    if (items === undefined) throw new UnknownGame(game, games);
    return { items };
  }

  @Get(':id')
  @Needs('decks.read')
  @ApiOperation({
    summary: 'Read a deck',
    description:
      'Players can read their own decks. Everybody can read a `public` deck: its player published it, or it was played in a public match.',
  })
  @ApiOkResponse({ type: DeckDto })
  @ApiProblems('deck.not-found', 'deck.forbidden')
  getDeck(@Param() { id }: DeckParams, @Caller() caller: CallerIdentity): Promise<DeckDto> {
    return this.queries.execute(new GetDeck(id, caller));
  }

  @Put(':id/publication')
  @Needs('decks.publish')
  @ApiOperation({
    summary: 'Publish a deck, or stop publishing it',
    description:
      'The player of the deck decides, at any time. A repeated request changes nothing. Everybody can read a public deck, opponents during a match included. The matches that use the deck stay hidden until they are public. A deck that was played in a public match stays `public`.',
  })
  @ApiOkResponse({ type: DeckDto })
  @ApiProblems('request.invalid', 'deck.not-found', 'deck.not-yours')
  publishDeck(
    @Param() { id }: DeckParams,
    @Body() { published }: PublishDeckDto,
    @Caller() caller: CallerIdentity,
  ): Promise<DeckDto> {
    return this.commands.execute(new PublishDeck(id, published, caller));
  }
}
