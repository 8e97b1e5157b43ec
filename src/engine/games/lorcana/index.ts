/** The Lorcana package's door. */
import type { GamePackage } from '../../game-package.js';
import { cards, decks } from './cards/index.js';
import { cardReport, importers } from './catalogue/index.js';
import { lorcanaGame } from './definition.js';
import { lorcanaBoard, lorcanaEntries } from './described.js';
import { lorcanaLanguage } from './language/index.js';
import { lorcanaPenalties } from './penalties.js';
import { statistics } from './statistics.js';

export { type LorcanaCard } from './card.js';

export const lorcana: GamePackage = {
  definition: lorcanaGame,
  language: lorcanaLanguage,
  cards,
  decks,
  entries: lorcanaEntries,
  board: lorcanaBoard,
  statistics,
  penalties: lorcanaPenalties,
  importers,
  report: cardReport,
};
