import { type DeckLists, plainDeckLists } from '../../../catalogue/index.js';
import { fullName, isLorcanaCard } from '../card.js';

/** `1-7`, with zeros before the number, and with a letter behind it for another print of the card. */
const CODE = /^(\d{1,2})-0{0,2}(\d{1,3})[a-z]?$/i;

/** How decks of Lorcana are written. */
export const deckLists: DeckLists = {
  ...plainDeckLists,
  codes: (code) => {
    const [, set, number] = CODE.exec(code) ?? [];
    return set === undefined || number === undefined ? [] : [code, `${set}-${number}`];
  },
  identity: (card) => (isLorcanaCard(card) ? fullName(card) : undefined),
};
