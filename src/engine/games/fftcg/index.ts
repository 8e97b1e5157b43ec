/** The FF-TCG package's door. */
import type { GamePackage } from '../../kernel/index.js';
import { cards, decks } from './cards/index.js';
import { cardReport, importers } from './catalogue/index.js';
import { fftcgGame } from './definition.js';
import { fftcgBoard, fftcgEntries } from './described.js';
import { fftcgLanguage } from './language/index.js';
import { fftcgPenalties } from './penalties.js';

export { type FftcgCard } from './card.js';

export const fftcg: GamePackage = {
  definition: fftcgGame,
  language: fftcgLanguage,
  cards,
  decks,
  entries: fftcgEntries,
  board: fftcgBoard,
  penalties: fftcgPenalties,
  importers,
  report: cardReport,
};
