import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { CardSetDetailsDto, CardSetParams, CardSetQuery } from './get-card-set.dto.js';
import { GetCardSet } from './get-card-set.query.js';

@ApiTags('Cards')
@Controller('v1/catalogue/card-sets')
export class GetCardSetController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':version')
  @Needs('catalogue.read')
  @ApiOperation({ summary: 'Read about a card set', description: '`cards` and `report` say where the rest is.' })
  @ApiOkResponse({ type: CardSetDetailsDto })
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'card-set.not-found')
  async getCardSet(@Param() { version }: CardSetParams, @Query() { game }: CardSetQuery): Promise<CardSetDetailsDto> {
    const facts = await this.queries.execute(new GetCardSet(game, version));
    return {
      ...facts,
      cards: `/v1/cards?game=${game}&cardSet=${facts.hash}`,
      report: facts.source && `/v1/catalogue/imports/${facts.source.importId}/report`,
    };
  }
}
