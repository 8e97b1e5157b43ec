import type { Citation } from '../rules/citation.js';
import type { CardLookup, DeckEntry, DeckFault } from './decks.js';

/**
 * A fault for each line of a deck that names no card of the card set; `cites`: the rule by which a deck is made of
 * cards.
 */
export const unknownCards = (
  deck: readonly DeckEntry[],
  cards: CardLookup,
  cites: readonly Citation[],
): readonly DeckFault[] =>
  deck
    .filter(({ card }) => cards(card) === undefined)
    .map(({ card }) => ({ code: 'deck.unknown-card', cites, message: `The card set has no card ${card}.`, card }));
