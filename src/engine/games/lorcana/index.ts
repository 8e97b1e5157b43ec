/** The Lorcana package's door. */
import { gamePackage } from '../../game-package.js';
import { lorcanaBoard } from './board.js';
import { cards, decks } from './cards/index.js';
import { cardReport, deckLists, importers, texts } from './catalogue/index.js';
import { lorcanaGame } from './definition.js';
import { lorcanaLanguage } from './language/index.js';
import { lorcanaPenalties } from './penalties.js';
import { statistics } from './statistics.js';
import { lorcanaTournaments } from './tournaments.js';

export { type LorcanaCard } from './card.js';

export const lorcana = gamePackage({
  definition: lorcanaGame,
  language: lorcanaLanguage,
  cards,
  decks,
  board: lorcanaBoard,
  statistics,
  penalties: lorcanaPenalties,
  tournaments: lorcanaTournaments,
  deckLists,
  importers,
  texts,
  report: cardReport,
});
