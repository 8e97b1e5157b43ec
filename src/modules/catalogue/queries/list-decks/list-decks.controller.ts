import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, MayBeAbsent, type Page, pageAt, PageQuery } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { DeckSummaryDto } from '../get-deck/get-deck.dto.js';
import { ListDecks } from './list-decks.query.js';

export class ListDecksDto extends PageQuery {
  @ApiProperty({ required: false, format: 'uuid', description: 'Only decks of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;
}

@ApiTags('Decks')
@Controller('v1/decks')
export class ListDecksController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('decks.read')
  @ApiOperation({
    summary: 'List decks, the newest first',
    description:
      "Players see their own, whoever may read everybody's all of them. GET /v1/decks/{id} has the list of one.",
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
}
