/** What every part of a board needs to know: how the game looks, its cards, and who sits where. */
import { createContext, useContext } from 'react';
import type { BoardObject } from '../api/kifu.js';
import { speechOf, type SpeechIn, type TableWords } from '../engine/games.js';
import { type Format, useFormat } from '../i18n/use-format.js';

export { speechOf };

export interface Table extends TableWords {
  readonly game: string;
  /** Where an image of a card is, by its definition; absent or null where the operator of the service shows none. */
  readonly image?: (card: string) => string | null;
}

const Context = createContext<Table | null>(null);

export const TableProvider = Context.Provider;

export function useTable(): Table {
  const table = useContext(Context);
  if (table === null) throw new Error('a board lies on a table');
  return table;
}

/** Words of the game in the reader's language, and names. */
export type Speech = SpeechIn<Format>;

export function useSpeech(): Speech {
  return speechOf(useTable(), useFormat());
}

export const typeOf = ({ type, tags }: BoardObject & { readonly tags?: readonly string[] }): string | undefined =>
  type ?? tags?.[0];
