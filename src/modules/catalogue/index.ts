/** The door of the catalogue: cards and decks. */
export { CatalogueModule } from './catalogue.module.js';
export { DeckForbidden, DeckIllegal, DeckNotFound, UnknownFormat, UnknownGame } from './catalogue.errors.js';
export { type Deck, type DeckLine } from './domain/deck.js';
export { GameRules } from './game-rules.js';
export { GetDeck } from './queries/get-deck/get-deck.query.js';
