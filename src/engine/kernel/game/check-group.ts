import type { GameEvent } from '../state/event.js';
import type { Game } from './draft.js';
import type { Call } from './instruction.js';

/**
 * A group of checks looks at one state and has one thing happen, if anything: a batch of simultaneous events or a
 * procedure. The list starts again after a group that fired.
 */
export type CheckGroup = {
  readonly name: string;
  /** `pass` counts what the list has had happen since these checks began. */
  look(game: Game, pass: number): { readonly events: readonly GameEvent[] } | { readonly call: Call } | null;
};
