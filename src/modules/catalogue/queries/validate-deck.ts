import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { canonicalLines, type DeckFault, type DeckList } from '../domain/deck.js';
import { GameRules } from '../game-rules.js';

/** The faults of a list, without storing it. */
export class ValidateDeck extends Query<readonly DeckFault[]> {
  constructor(readonly list: DeckList) {
    super();
  }
}

@QueryHandler(ValidateDeck)
export class ValidateDeckHandler implements IQueryHandler<ValidateDeck> {
  constructor(private readonly rules: GameRules) {}

  async execute({ list }: ValidateDeck): Promise<readonly DeckFault[]> {
    const { faults } = await this.rules.judge({ ...list, cards: canonicalLines(list.cards) });
    return faults;
  }
}
