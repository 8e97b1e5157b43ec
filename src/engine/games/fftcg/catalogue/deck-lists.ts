import { type DeckLists, plainDeckLists } from '../../../catalogue/index.js';

/** `20-040L`, `PR-055`: a set, a number, and the letter of the rarity. */
const CODE = /^(\d{1,2}|[A-Z]{1,3})-(\d{1,3})[A-Z]?$/i;

/** How decks of FF-TCG are written. A card with Limit Break is in the LB deck below any other heading too (8.1.3). */
export const deckLists: DeckLists = {
  ...plainDeckLists,
  zones: { 'limit break': 'lb', lb: 'lb' },
  codes: (code) => {
    const [, set, number] = CODE.exec(code) ?? [];
    return set === undefined || number === undefined ? [] : [`${set}-${number.padStart(3, '0')}`];
  },
};
