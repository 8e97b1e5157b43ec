import type { MatchCreated, Timing } from '../domain/events.js';
import type { VisibilityTerms } from '../terms/visibility-terms.js';

export const RANDOMNESS = ['seeded', 'shared', 'asserted'] as const;
export type Randomness = (typeof RANDOMNESS)[number];

export interface NewMatch {
  readonly game: string;
  readonly format: string;
  readonly bestOf: number;
  readonly leagueId: string | null;
  /** The requested terms about spectators and publication. Absent terms follow from the league, or have defaults. */
  readonly visibility: Partial<VisibilityTerms>;
  readonly timing?: Timing;
  /**
   * How chance comes about: by the seed, which is usual; by a seed with shares of the seats, given after the server has
   * committed itself; or at a table, reported by scorekeepers.
   */
  readonly randomness?: Randomness;
  /** The match whose decks are played here. */
  readonly draftId?: string;
  /** The pairing of a tournament that it decides; only the service names one. */
  readonly pairing?: NonNullable<MatchCreated['pairing']>;
  /** The pod of a tournament that drafts here; only the service names one. */
  readonly pod?: NonNullable<MatchCreated['pod']>;
  /** Who plays together, by seat; absent where each plays for itself. */
  readonly teams?: readonly (readonly string[])[];
  /** In the order of the table; they become p1, p2 and so on. */
  readonly seats: readonly NewSeat[];
}

export interface NewSeat {
  readonly playerId: string;
  /** Absent: the one that the player has drafted, in a match with a `draftId`. */
  readonly deckId?: string;
  /** 32 bytes in hex, the player's share in all chance of the match; the server draws a missing share. */
  readonly entropy?: string;
}
