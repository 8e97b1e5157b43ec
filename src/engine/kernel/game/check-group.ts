import type { GameEvent } from '../state/event.js';
import type { Game } from './draft.js';
import type { Call } from './instruction.js';

/**
 * A group of checks examines a state and causes at most one thing: a batch of simultaneous events or a procedure. The
 * list starts again after a group that caused something.
 */
export type CheckGroup = {
  readonly name: string;
  /** `pass` counts how often groups have caused something since these checks began. */
  look(game: Game, pass: number): { readonly events: readonly GameEvent[] } | { readonly call: Call } | null;
};
