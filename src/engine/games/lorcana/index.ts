/** The Lorcana package's door. */
export { type LorcanaCard } from './card.js';
export { cards as lorcanaCards, type DeckLine, decks as lorcanaDecks } from './cards/index.js';
export { cardReport as lorcanaCardReport, importers as lorcanaImporters } from './catalogue/index.js';
export { lorcanaGame } from './definition.js';
export { lorcanaLanguage } from './language/index.js';
export { lorcana, lorcanaRulebook } from './rulebook.js';
