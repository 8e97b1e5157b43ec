import type { GameState } from '../state/state.js';
import type { Board } from './board.js';
import type { CompiledGame } from './compiled.js';

/**
 * What has been derived from a state by its game. A state never changes, so the values hold at each later use of that
 * state.
 */
export type Derived = { readonly rules: CompiledGame; readonly board: Board; readonly asOf: object };

/** Exactly as long as the states themselves. */
const remembered = new WeakMap<GameState, Derived>();

/** Remembers what a draft at this state derived from the state alone. */
export const rememberDerived = (
  from: { readonly rules: CompiledGame; readonly board: Board | null; asOf?: object | null },
  state: GameState,
): void => {
  const { rules, board } = from;
  if (board !== null) remembered.set(state, { rules, board, asOf: (from.asOf ??= {}) });
};

export const derivedFrom = (rules: CompiledGame, state: GameState): Derived | null => {
  const known = remembered.get(state);
  return known?.rules === rules ? known : null;
};
