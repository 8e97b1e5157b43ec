import { Query } from '@nestjs/cqrs';
import type { DeckLine } from '../catalogue/index.js';

/** The deck to which a game has led for a seat. */
export interface SeatDeck {
  readonly seat: string;
  readonly deck: readonly DeckLine[];
}

/** Asked of the games, which know of matches: so matches need not know what is played inside of one. */
export class GetGameDecks extends Query<readonly SeatDeck[]> {
  constructor(readonly gameId: string) {
    super();
  }
}
