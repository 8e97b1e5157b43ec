/** How many cards a set has, and how many of them the engine plays wholly, partly, or not at all by itself. */
export interface CardTotals {
  readonly cards: number;
  readonly scripted: number;
  readonly partly: number;
  readonly unscripted: number;
}

/** A card set without its cards. It never changes: other cards are another set. */
export interface CardSetFacts {
  readonly game: string;
  /** SHA-256 of the canonical JSON of the cards. */
  readonly hash: string;
  /** Imported sets count from 1 in each game; 0 is one that came with a release. */
  readonly version: number;
  readonly totals: CardTotals;
  readonly storedAt: string;
  /** The import that brought it; null for one that came with a release. */
  readonly source: CardSetSource | null;
}

export interface CardSetSource {
  readonly importId: string;
  readonly format: string;
  readonly fileName: string | null;
  readonly fileSha256: string;
}
