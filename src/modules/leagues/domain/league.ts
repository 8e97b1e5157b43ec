import type { VisibilityTerms, Pairings, Timing } from '../../matches/index.js';
import { type MatchPoints } from './standings.js';

/** How many games a match may take; the first who can't be caught wins it. */
export const BEST_OF = [1, 3, 5] as const;
export type BestOf = (typeof BEST_OF)[number];

/** Three months; a league may give longer. */
export const APPEAL_DAYS_MIN = 92;

/** Results count: a player who makes a match against one who never comes could have a win for it. */
export const DEFAULT_PAIRINGS: Pairings = 'staff';

export const DEFAULT_POINTS: MatchPoints = { win: 3, draw: 1, loss: 0 };

/** A competition: matches of one game and format whose results count together. */
export interface League extends VisibilityTerms {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly bestOf: BestOf;
  readonly points: MatchPoints;
  readonly pairings: Pairings;
  /** For how many days after its end a game can be contested. */
  readonly appealDays: number;
  /** What time the seats have in all its matches; null where each match says so for itself. */
  readonly timing: Timing | null;
  /** The owner; null for a league without an organisation. */
  readonly organisationId: string | null;
  readonly createdAt: string;
}

export type NewLeague = Omit<League, 'id' | 'createdAt' | 'appealDays'> & Partial<Pick<League, 'appealDays'>>;
