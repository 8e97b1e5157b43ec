/** The Ashes package's door. */
import { gamePackage } from '../../game-package.js';
import { ashesBoard } from './board.js';
import { cards, decks } from './cards/index.js';
import { cardReport, deckLists, importers, texts } from './catalogue/index.js';
import { ashesGame } from './definition.js';
import { ashesLanguage } from './language/index.js';
import { ashesPenalties } from './penalties.js';
import { statistics } from './statistics.js';
import { ashesTournaments } from './tournaments.js';

export { type AshesCard } from './card.js';

export const ashes = gamePackage({
  definition: ashesGame,
  language: ashesLanguage,
  cards,
  decks,
  board: ashesBoard,
  statistics,
  penalties: ashesPenalties,
  tournaments: ashesTournaments,
  deckLists,
  importers,
  texts,
  report: cardReport,
});
