import { type DeckLists, plainDeckLists } from '../../../catalogue/index.js';
import { isAshesCard } from '../card.js';

/** How decks of Ashes are written: conjurations follow from the cards that bring them (deck.6). */
export const deckLists: DeckLists = {
  ...plainDeckLists,
  implied: ['conjuration', 'conjurations', 'conjured'],
  repeated: ['first five', 'first 5'],
  owners: ['phoenixborn'],
  identity: (card) => (isAshesCard(card) ? card.name : undefined),
};
