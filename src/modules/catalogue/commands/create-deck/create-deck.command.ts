import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../../identity/index.js';
import { type Deck, type DeckList } from '../../domain/deck.js';

/** Stores a legal deck. A player's key stores decks of that player, whether it names the player or not. */
export class CreateDeck extends Command<Deck> {
  constructor(
    readonly name: string,
    readonly list: DeckList,
    readonly playerId: string | null,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
