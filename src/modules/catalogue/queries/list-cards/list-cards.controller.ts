import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { type CardFacts } from '../../card-sets/card-listing.js';
import { CardDto, ListCardsDto } from './list-cards.dto.js';
import { ListCards } from './list-cards.query.js';

@ApiTags('Cards')
@Controller('v1/cards')
export class ListCardsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('catalogue.read')
  @ApiOperation({
    summary: 'List the cards of a game, by id',
    description: 'Those that new matches are played with, or those of any card set that was ever played.',
  })
  @ApiPage(CardDto)
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'card-set.not-found', 'card-set.unavailable')
  async listCards(
    @Query() { game, cardSet, cursor, limit }: ListCardsDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<CardFacts>> {
    return pageAt(request.url, await this.queries.execute(new ListCards({ game, cardSet, cursor, limit })));
  }
}
