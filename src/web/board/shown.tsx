/** Which card is looked at closely. One at a time, for the whole board. */
import { createContext, useContext } from 'react';
import type { BoardObject } from '../api/kifu.js';

/** The same functions for as long as the board is there: a card is not drawn again because another one is shown. */
export interface Shown {
  /** Opens all that is known of a card, or closes it if it is open. */
  readonly show: (object: BoardObject, at: HTMLElement) => void;
  /** Draws a card large, for as long as the pointer or the focus is on it. */
  readonly enlarge: (object: BoardObject, at: HTMLElement) => void;
  /** The pointer or the focus has left the card. */
  readonly leave: () => void;
}

const Context = createContext<Shown>({ show: () => undefined, enlarge: () => undefined, leave: () => undefined });

export const ShownProvider = Context.Provider;
export const useShown = (): Shown => useContext(Context);
