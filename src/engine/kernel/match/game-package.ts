import type { CardReport, Importer } from '../catalogue/import.js';
import type { SchemaDocument } from '../json/schema.js';
import type { BoardFields } from '../schemas/board.js';
import type { Entries } from '../schemas/entry.js';
import type { CardDefinition, DeckEntry, GameDefinition } from './definition.js';
import type { PenaltyRules } from './penalties.js';

/** A game with its card language, and the cards and decks that come with it. */
export type GamePackage = {
  readonly definition: GameDefinition;
  readonly language: SchemaDocument;
  readonly cards: readonly CardDefinition[];
  readonly decks: { readonly [name: string]: readonly DeckEntry[] };
  /** What its log tells, and what it adds to a board: descriptions for who reads them. */
  readonly entries: Entries;
  readonly board: BoardFields;
  /** What judges may impose, and for what. */
  readonly penalties: PenaltyRules;
  /** What reads card files from outside, by the name of the format. */
  readonly importers: { readonly [format: string]: Importer };
  /** What of a card the engine carries out. */
  report(card: CardDefinition): CardReport;
};
