import type { Seat } from '../state/state.js';
import type { Game } from './draft.js';

/** A number of players that follows from the game. */
export type DerivedPlayerNumber = {
  readonly value: (game: Game, seat: Seat) => number;
  /** Derived values, as `readsOf` names them, that the number follows from: a change that asks for it waits for them. */
  readonly reads: readonly string[];
};
