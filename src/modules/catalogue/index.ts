/** The door of the catalogue: cards and decks. */
export { CatalogueModule } from './catalogue.module.js';
export { CardSetRules } from './card-sets/card-set-rules.js';
export { CatalogueAudit, type PlayedDeck } from './catalogue-audit.js';
export {
  CardSetUnavailable,
  DeckForbidden,
  DeckIllegal,
  DeckNotFound,
  UnknownFormat,
  UnknownGame,
} from './catalogue.problems.js';
export { StoreDraftedDeck } from './commands/store-drafted-deck.js';
export { type Deck, type DeckLine, type SeenDeck } from './domain/deck.js';
export { deckFaults, GameRules } from './game-rules.js';
export { CardImportsModule } from './imports/card-imports.module.js';
export { GetCardNames } from './queries/get-card-names.js';
export { GetDeck } from './queries/get-deck.js';
export { DeckDto } from './http/decks.dto.js';
export { IsFormatName, IsGameName } from './http/names.decorators.js';
