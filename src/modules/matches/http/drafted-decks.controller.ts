import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { StoreDecks } from '../commands/store-decks.js';
import { MatchParams } from './matches.dto.js';

class DraftedDeckDto {
  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;

  @ApiProperty({ format: 'uuid', description: 'The id of the deck. GET /v1/decks/{id} has the list.' })
  deckId!: string;

  @ApiProperty({ description: 'The format of the deck.', example: 'limited' })
  format!: string;
}

class DraftedDecksDto {
  @ApiProperty({
    type: [DraftedDeckDto],
    description: 'The decks, in the order of the seats. A player who left has no deck.',
  })
  decks!: readonly DraftedDeckDto[];
}

@ApiTags('Matches')
@Controller('v1/matches')
export class DraftedDecksController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/decks')
  @Needs('decks.bring', { match: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Store the decks that a match has produced',
    description:
      'For a match that produces decks (`decksFor`), such as a draft, when it is over. The request stores your own deck, or all decks if you may read all of them. A repeated request answers with the same decks.',
  })
  @ApiOkResponse({ type: DraftedDecksDto })
  @ApiProblems(
    'request.invalid',
    'match.not-found',
    'match.leads-to-no-decks',
    'match.decks-not-there',
    'match.decks-of-others',
    'deck.illegal',
    'card-set.unavailable',
  )
  async storeDecks(@Param() { id }: MatchParams, @Caller() caller: CallerIdentity): Promise<DraftedDecksDto> {
    const drafted = await this.commands.execute(new StoreDecks(id, caller));
    return {
      decks: drafted.map(({ seat, playerId, deck }) => ({ seat, playerId, deckId: deck.id, format: deck.format })),
    };
  }
}
