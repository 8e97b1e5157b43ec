import type { GameEvent, LogEntry } from '../state/event.js';
import type { Game } from './draft.js';
import type { Call } from './instruction.js';

/**
 * What a game has carried out around every batch of events, whatever makes it happen: a word, a cost, a check, a step
 * of the game, or a batch that follows at once from another. Games in which players respond to what happens have it.
 *
 * No window opens around what comes from outside of the rules: a player who leaves, time that has run out, a ruling.
 */
export type Around = {
  /** Before a batch happens; null: nothing. What follows at once from a batch has no such moment. */
  before?(game: Game, coming: Coming): Call | null;
  /** The moments after a batch, one after the other, by the names that cards give them (`timing`). */
  readonly moments: readonly string[];
  /** At one of these moments; null: nothing. */
  after(game: Game, happened: Happened): Call | null;
};

/**
 * A batch that nothing forbids. Until it happens its events can be amended: they are the local `events` of the frame.
 */
export type Coming = { readonly events: readonly GameEvent[]; readonly frame: string };

/**
 * A batch as it was applied, with the triggers of this moment that it has met and that are not placed yet, by their
 * ids.
 */
export type Happened = {
  readonly moment: string;
  readonly events: readonly LogEntry[];
  readonly met: readonly string[];
};
