import type { GameEvent } from '../state/event.js';
import type { Seat } from '../state/state.js';
import type { Game } from './draft.js';

/** The consequences of time that has run out, by the formats of a game. */
export type TimeRule = {
  /** The rules of play know no clock, so this names the document that has the rule. */
  readonly source: string;
  /** The time of these seats ended at one moment; events, and the game goes on or is over. */
  out(game: Game, seats: readonly Seat[]): readonly GameEvent[];
};

/** Where no document of a publisher has a rule for it. */
export const usualTimeSource =
  'Suggested by Kifu for all formats: a seat whose time has run out has lost, as if it had conceded.';
