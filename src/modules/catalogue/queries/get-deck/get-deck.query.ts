import { Query } from '@nestjs/cqrs';
import { type Deck } from '../../domain/deck.js';

/** One deck, whoever asks: for the modules of the service. Throws `DeckNotFound`. */
export class GetDeck extends Query<Deck> {
  constructor(readonly deckId: string) {
    super();
  }
}
