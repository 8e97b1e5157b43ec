import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { DeckDto } from '../../queries/get-deck/get-deck.dto.js';
import { CreateDeck } from './create-deck.command.js';
import { CreateDeckDto } from './create-deck.dto.js';

@ApiTags('Decks')
@Controller('v1/decks')
export class CreateDeckController {
  constructor(private readonly commands: CommandBus) {}

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
}
