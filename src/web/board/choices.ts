/** What on a board may be chosen now. Without a provider nothing may: pressing a card then says what is known of it. */
import { createContext, useContext } from 'react';

export interface Choice {
  readonly chosen: boolean;
  /** What was chosen of it, or its place. */
  readonly badge?: string;
}

export interface Choices {
  /** By the ids of objects and seats. */
  readonly open: ReadonlyMap<string, Choice>;
  readonly choose: (id: string) => void;
}

const Context = createContext<Choices>({ open: new Map(), choose: () => undefined });

export const ChoicesProvider = Context.Provider;

/** What may be done with one object or seat; null where it is only looked at. */
export function useChoice(id: string): (Choice & { readonly choose: () => void }) | null {
  const { open, choose } = useContext(Context);
  const choice = open.get(id);
  return choice === undefined ? null : { ...choice, choose: () => choose(id) };
}
