import type { CardReport, Importer } from './catalogue/index.js';
import type { SchemaDocument, CardDefinition, DeckEntry, GameDefinition } from './kernel/index.js';
import type { BoardFields } from './schemas/index.js';
import type { PenaltyRules } from './penalties/index.js';
import type { GameStatistics } from './statistics/index.js';

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
  /** Importers of card files, by the name of the format. */
  readonly importers: { readonly [format: string]: Importer };
  /** How much of a card the engine carries out. */
  report(card: CardDefinition): CardReport;
};
