import type { GameEvent } from '../state/event.js';
import type { Seat } from '../state/state.js';
import type { Game } from './draft.js';

/** What comes of time that has run out, in the formats of a game. */
export type TimeRule = {
  /** Rules of play know no clock, so it says where it is from. */
  readonly source: string;
  /** The time of these seats ended at one moment; events, and the game goes on or is over. */
  out(game: Game, seats: readonly Seat[]): readonly GameEvent[];
};

/** Where no document of a publisher says what comes of it. */
export const usualTimeSource =
  'Suggested by Kifu for all formats: a seat whose time has run out has lost, as if it had conceded.';
