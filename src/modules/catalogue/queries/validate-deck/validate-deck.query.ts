import { Query } from '@nestjs/cqrs';
import { type DeckFault, type DeckList } from '../../domain/deck.js';

/** The faults of a list, without storing it. */
export class ValidateDeck extends Query<readonly DeckFault[]> {
  constructor(readonly list: DeckList) {
    super();
  }
}
