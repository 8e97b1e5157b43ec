/** The Riftbound package's door. */
import { gamePackage } from '../../game-package.js';
import { riftboundBoard } from './board.js';
import { cards, decks } from './cards/index.js';
import { cardReport, deckLists, importers, texts } from './catalogue/index.js';
import { riftboundGame } from './definition.js';
import { riftboundLanguage } from './language/index.js';
import { riftboundPenalties } from './penalties.js';
import { statistics } from './statistics.js';
import { riftboundTournaments } from './tournaments.js';

export { type RiftboundCard } from './card.js';

export const riftbound = gamePackage({
  definition: riftboundGame,
  language: riftboundLanguage,
  cards,
  decks,
  board: riftboundBoard,
  statistics,
  penalties: riftboundPenalties,
  tournaments: riftboundTournaments,
  deckLists,
  importers,
  texts,
  report: cardReport,
});
