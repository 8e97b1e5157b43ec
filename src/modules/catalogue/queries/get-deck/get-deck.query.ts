import { Query } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../../identity/index.js';
import { type Deck } from '../../domain/deck.js';

/**
 * One deck, for a reader who may see it; modules of the service ask without a reader. Throws `DeckNotFound` or
 * `DeckForbidden`.
 */
export class GetDeck extends Query<Deck> {
  constructor(
    readonly deckId: string,
    readonly reader?: CallerIdentity,
  ) {
    super();
  }
}
