import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { CardSetDto, ListCardSetsDto } from './list-card-sets.dto.js';
import { ListCardSets } from './list-card-sets.query.js';

@ApiTags('Cards')
@Controller('v1/catalogue/card-sets')
export class ListCardSetsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('catalogue.read')
  @ApiOperation({
    summary: 'List the card sets of a game, the latest first',
    description: 'A set never changes: games pin one by its hash and are played with it to the end.',
  })
  @ApiPage(CardSetDto)
  @ApiProblems('request.invalid', 'catalogue.unknown-game')
  async listCardSets(
    @Query() { game, cursor, limit }: ListCardSetsDto,
    @Req() request: FastifyRequest,
  ): Promise<Page<CardSetDto>> {
    return pageAt(request.url, await this.queries.execute(new ListCardSets(game, cursor, limit)));
  }
}
