/** How many cards a set has, and how many of them the engine plays wholly, partly, or not at all by itself. */
export interface CardTotals {
  readonly cards: number;
  readonly scripted: number;
  readonly partly: number;
  readonly unscripted: number;
}

export const CARD_STATUSES = ['scripted', 'partly', 'unscripted'] as const;

/** What an import found out about a card: how much of it the engine carries out, and which texts are left to its player. */
export interface CardReport {
  readonly id: string;
  readonly name: string;
  readonly status: (typeof CARD_STATUSES)[number];
  readonly unscripted: readonly UnscriptedText[];
}

export const DUE = ['action', 'trigger', 'cost', 'rest'] as const;

/** A text is known by its fingerprint only. It is due when the card is played, on an event, for a cost, or when invoked. */
export interface UnscriptedText {
  readonly name: string;
  readonly fingerprint: string;
  readonly due: (typeof DUE)[number];
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
