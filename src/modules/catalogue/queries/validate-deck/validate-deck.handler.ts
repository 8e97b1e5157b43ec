import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { canonicalLines, type DeckFault } from '../../domain/deck.js';
import { GameRules } from '../../game-rules.js';
import { ValidateDeck } from './validate-deck.query.js';

@QueryHandler(ValidateDeck)
export class ValidateDeckHandler implements IQueryHandler<ValidateDeck> {
  constructor(private readonly rules: GameRules) {}

  async execute({ list }: ValidateDeck): Promise<readonly DeckFault[]> {
    const { faults } = await this.rules.judge({ ...list, cards: canonicalLines(list.cards) });
    return faults;
  }
}
