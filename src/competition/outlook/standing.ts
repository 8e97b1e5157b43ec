/** Where a player stands, and what is known about it. */

/** The best and the worst that is possible. */
export interface Span {
  readonly best: number;
  readonly worst: number;
}

/** How a player's next match may end for that player. */
export const NEXT_RESULTS = ['win', 'draw', 'loss'] as const;
export type NextResult = (typeof NEXT_RESULTS)[number];

/** A player in one possible end of the stage. */
export interface Standing {
  readonly place: number;
  /** The places for the cut at which a lot may put the player: one if nobody is equal. Null for one who has left. */
  readonly cut: Span | null;
}

export const united = (one: Span | null, other: Span): Span =>
  one === null ? other : { best: Math.min(one.best, other.best), worst: Math.max(one.worst, other.worst) };

export const CUT_STATES = ['certain', 'possible', 'impossible'] as const;
export type CutState = (typeof CUT_STATES)[number];

/** `size`: how many go on. */
export function cutState(places: Span | null, size: number): CutState {
  if (places === null || places.best > size) return 'impossible';
  return places.worst <= size ? 'certain' : 'possible';
}
