import {
  type CardReport,
  type DeckLists,
  type Importer,
  plainDeckLists,
  reportOn,
  type TextTools,
} from './catalogue/index.js';
import {
  cardLanguage,
  type CardDefinition,
  type DeckEntry,
  type GameDefinition,
  type SchemaDocument,
} from './kernel/index.js';
import { type PenaltyRules, usualGames, usualInfractions } from './penalties/index.js';
import type { BoardFields } from './schemas/index.js';
import type { GameStatistics } from './statistics/index.js';
import { noTournamentRules, type TournamentRules } from './tournaments/index.js';

/** A game with its card language, and the cards and decks that come with it. */
export type GamePackage = {
  readonly definition: GameDefinition;
  readonly language: SchemaDocument;
  readonly cards: readonly CardDefinition[];
  readonly decks: { readonly [name: string]: readonly DeckEntry[] };
  /** What it adds to a board, for readers. */
  readonly board: BoardFields;
  /** The statistics counted from its log. */
  readonly statistics: GameStatistics;
  /** What judges may impose, and for what. */
  readonly penalties: PenaltyRules;
  /** How its tournaments are counted. */
  readonly tournaments: TournamentRules;
  /** How people write its decks. */
  readonly deckLists: DeckLists;
  /** Importers of card files, by the name of the format. */
  readonly importers: { readonly [format: string]: Importer };
  /** What is read of the texts in a card file, in games that have a grammar. */
  readonly texts?: TextTools;
  /** How much of a card the engine carries out. */
  report(card: CardDefinition): CardReport;
};

/** What no package can do without. */
type Needed = 'definition' | 'cards' | 'decks' | 'board' | 'statistics';

/**
 * A package from what it has of its own; the language is that of the definition, unless an importer has made it
 * already.
 */
export const gamePackage = (own: Pick<GamePackage, Needed> & Partial<Omit<GamePackage, Needed>>): GamePackage => ({
  language: cardLanguage(own.definition),
  penalties: {
    version: `${own.definition.id}-penalties/2`,
    source: 'Suggested by Kifu.',
    infractions: usualInfractions,
    games: usualGames,
  },
  tournaments: noTournamentRules,
  deckLists: plainDeckLists,
  importers: {},
  report: (card) => reportOn(card, own.definition.facts(card).names[0] ?? card.id),
  ...own,
});
