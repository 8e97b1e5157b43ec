/** The FF-TCG package's door. */
import { gamePackage } from '../../game-package.js';
import { fftcgBoard } from './board.js';
import { cards, decks } from './cards/index.js';
import { cardReport, deckLists, importers, texts } from './catalogue/index.js';
import { fftcgGame } from './definition.js';
import { fftcgLanguage } from './language/index.js';
import { fftcgPenalties } from './penalties.js';
import { statistics } from './statistics.js';
import { fftcgTournaments } from './tournaments.js';

export { type FftcgCard } from './card.js';

export const fftcg = gamePackage({
  definition: fftcgGame,
  language: fftcgLanguage,
  cards,
  decks,
  board: fftcgBoard,
  statistics,
  penalties: fftcgPenalties,
  tournaments: fftcgTournaments,
  deckLists,
  importers,
  texts,
  report: cardReport,
});
