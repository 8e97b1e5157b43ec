import type { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerStored, ApiPage, ApiProblems, FOR_EVER, type Page, pageAt } from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { CardSetNotFound } from '../catalogue.problems.js';
import type { CardFacts } from '../card-sets/card-set.js';
import { CardSetDocuments } from '../card-sets/card-set-documents.js';
import { CardSetRules } from '../card-sets/card-set-rules.js';
import { ListCardSets } from '../queries/list-card-sets.js';
import { ListCards } from '../queries/list-cards.js';
import {
  CardDto,
  CardSetDetailsDto,
  CardSetDto,
  CardSetParams,
  CardSetQuery,
  ListCardsDto,
  ListCardSetsDto,
} from './cards.dto.js';

@ApiTags('Cards')
@Controller('v1')
export class CardsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly cardSets: CardSetRules,
    private readonly documents: CardSetDocuments,
  ) {}

  @Get('cards')
  @Needs('catalogue.read')
  @ApiOperation({
    summary: 'List and search the cards of a game, by id',
    description:
      'The cards that new matches use, or the cards of any earlier card set. Of several conditions all must hold.',
  })
  @ApiPage(CardDto)
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'card-set.not-found', 'card-set.unavailable')
  async listCards(
    @Query() { game, cardSet, cursor, limit, ids, ...search }: ListCardsDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<CardFacts>> {
    const listed = { ...search, game, cardSet, cursor, limit, ids: ids?.split(',') };
    return pageAt(request.url, await this.queries.execute(new ListCards(listed)));
  }

  @Get('catalogue/card-sets')
  @Needs('catalogue.read')
  @ApiOperation({
    summary: 'List the card sets of a game, the latest first',
    description: 'A card set never changes. A game uses the card set with which it began until its end.',
  })
  @ApiPage(CardSetDto)
  @ApiProblems('request.invalid', 'catalogue.unknown-game')
  async listCardSets(
    @Query() { game, cursor, limit }: ListCardSetsDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<CardSetDto>> {
    return pageAt(request.url, await this.queries.execute(new ListCardSets(game, cursor, limit)));
  }

  @Get('catalogue/card-sets/:version')
  @Needs('catalogue.read')
  @ApiOperation({
    summary: 'Read about a card set',
    description: '`cards` and `report` are the addresses of the cards and of the report of the import.',
  })
  @ApiOkResponse({ type: CardSetDetailsDto })
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'card-set.not-found')
  async getCardSet(@Param() { version }: CardSetParams, @Query() { game }: CardSetQuery): Promise<CardSetDetailsDto> {
    const facts = await this.cardSets.describe(game, version);
    return {
      ...facts,
      cards: `/v1/cards?game=${game}&cardSet=${facts.hash}`,
      report: facts.source && `/v1/catalogue/imports/${facts.source.importId}/report`,
    };
  }

  @Get('catalogue/card-sets/:version/cards')
  @Needs('catalogue.read')
  @ApiOperation({
    summary: 'Read all cards of a set, as the engine plays them',
    description:
      'The cards by id, with the abilities that the engine carries out. The answer is canonical JSON, and its SHA-256 is the hash of the card set. A re-execution of a recorded game can therefore prove its cards. A client may cache the answer for a hash without a time limit.',
  })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'object', additionalProperties: true } } })
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'card-set.not-found')
  async getCards(
    @Param() { version }: CardSetParams,
    @Query() { game }: CardSetQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | Readable> {
    const { hash } = await this.cardSets.find(game, version);
    const document = await this.documents.of(game, hash);
    if (document === null) throw new CardSetNotFound(game, version);
    if (version === hash) void reply.header('Cache-Control', FOR_EVER);
    return answerStored(request, reply, { sha256: hash, document });
  }
}
