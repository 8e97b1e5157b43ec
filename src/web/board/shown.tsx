/** Which card is looked at closely. One at a time, for the whole board. */
import { createContext, useContext } from 'react';
import type { BoardObject } from '../api/kifu.js';

export interface Shown {
  readonly shown: BoardObject | null;
  readonly show: (object: BoardObject, at: HTMLElement) => void;
}

const Context = createContext<Shown>({ shown: null, show: () => undefined });

export const ShownProvider = Context.Provider;
export const useShown = (): Shown => useContext(Context);
