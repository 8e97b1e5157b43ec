import type { Seat } from '../state/state.js';
import type { Game } from './draft.js';

/** A number of players that follows from the game. */
export type DerivedPlayerNumber = {
  readonly value: (game: Game, seat: Seat) => number;
  /** Derived values that it follows from, as `readsOf` names them; changes that ask for it wait for them. */
  readonly reads: readonly string[];
};
