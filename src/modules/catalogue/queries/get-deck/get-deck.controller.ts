import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { DeckDto, DeckParams } from './get-deck.dto.js';
import { GetDeck } from './get-deck.query.js';

@ApiTags('Decks')
@Controller('v1/decks')
export class GetDeckController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('decks.read')
  @ApiOperation({ summary: 'Read a deck', description: 'Players read their own.' })
  @ApiOkResponse({ type: DeckDto })
  @ApiProblems('deck.not-found', 'deck.forbidden')
  getDeck(@Param() { id }: DeckParams, @Caller() caller: CallerIdentity): Promise<DeckDto> {
    return this.queries.execute(new GetDeck(id, caller));
  }
}
