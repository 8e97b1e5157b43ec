import { defineWord, oneAfterAnother, optional, seatNamed, uses } from '../../../kernel/index.js';
import type { DeckTrashed } from '../events/400-cards.js';
import { rift } from '../rulebook.js';
import { cards } from './parts.js';

/** One by one; where the deck has too few, its player burns out in between. */
export const trashTop = defineWord(
  {
    do: 'trash-top',
    says: 'Cards go from the top of a main deck to the trash, of the player whose effect it is unless another is named.',
    parts: { count: cards, player: optional(uses('seat')) },
    cites: [rift('418.1.b')],
  },
  oneAfterAnother(({ node, scope, cites }): DeckTrashed => ({
    kind: 'deckTrashed',
    cites,
    seat: seatNamed(node.player, scope),
  })),
);
