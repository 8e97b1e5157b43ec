/** What one process of `npm run generate-load` plays and records. */
import type { DeckEntry } from '../../src/engine/index.js';

export interface Share {
  readonly game: string;
  readonly leagueId: string;
  readonly people: readonly Person[];
  /** Which games of all the process plays, counted from 1. */
  readonly numbers: { readonly first: number; readonly last: number; readonly step: number };
  /** The seed of game 1; each further game has the next one. */
  readonly firstSeed: number;
  /** The moments as of which the first game and the one after the last are recorded, in milliseconds. */
  readonly moments: { readonly begin: number; readonly end: number };
  /** How many games all processes play together. */
  readonly games: number;
}

export interface Person {
  readonly id: string;
  readonly deckId: string;
  readonly deckName: string;
  readonly cards: readonly DeckEntry[];
}

/** A game was recorded. */
export interface Recorded {
  readonly events: number;
}
