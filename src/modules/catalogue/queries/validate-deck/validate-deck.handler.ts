import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { canonicalLines, type DeckFault } from '../../domain/deck.js';
import { GameRules } from '../../game-rules.js';
import { ValidateDeck } from './validate-deck.query.js';

@QueryHandler(ValidateDeck)
export class ValidateDeckHandler implements IQueryHandler<ValidateDeck> {
  constructor(private readonly rules: GameRules) {}

  execute({ list: { game, format, cards } }: ValidateDeck): Promise<readonly DeckFault[]> {
    return Promise.resolve(this.rules.validateDeck(game, format, canonicalLines(cards)));
  }
}
