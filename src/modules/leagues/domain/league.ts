import { type MatchPoints } from './standings.js';

/** How many games a match may take; the first who can't be caught wins it. */
export const BEST_OF = [1, 3, 5] as const;
export type BestOf = (typeof BEST_OF)[number];

export const DEFAULT_POINTS: MatchPoints = { win: 3, draw: 1, loss: 0 };

/** A competition: matches of one game and format whose results count together. */
export interface League {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly bestOf: BestOf;
  readonly points: MatchPoints;
  /** Who owns it; null for leagues of nobody in particular. */
  readonly organisationId: string | null;
  readonly createdAt: string;
}

export type NewLeague = Omit<League, 'id' | 'createdAt'>;
