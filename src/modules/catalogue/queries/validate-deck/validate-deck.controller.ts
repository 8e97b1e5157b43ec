import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { DeckListDto, DeckVerdictDto } from './validate-deck.dto.js';
import { ValidateDeck } from './validate-deck.query.js';

@ApiTags('Decks')
@Controller('v1/decks/validate')
export class ValidateDeckController {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @Needs('catalogue.read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Judge a list without storing it', description: 'An illegal list is a good question: 200.' })
  @ApiOkResponse({ type: DeckVerdictDto })
  @ApiProblems('request.invalid', 'catalogue.unknown-game', 'catalogue.unknown-format', 'card-set.unavailable')
  async validateDeck(@Body() list: DeckListDto): Promise<DeckVerdictDto> {
    const faults = await this.queries.execute(new ValidateDeck(list));
    return { legal: faults.length === 0, faults };
  }
}
