/** What on a board may be chosen now. Without a provider nothing may: pressing a card then says what is known of it. */
import { createContext, type MouseEvent, useContext } from 'react';

export interface Choice {
  readonly chosen: boolean;
  /** What was chosen of it, or its place. */
  readonly badge?: string;
}

export interface Choices {
  /** By the ids of objects and seats. */
  readonly open: ReadonlyMap<string, Choice>;
  /** Pressing one opens a list of what may be done with it, at its place. */
  readonly opensList: boolean;
  readonly choose: (id: string, at: HTMLElement) => void;
}

export const NO_CHOICES: Choices = { open: new Map(), opensList: false, choose: () => undefined };

const Context = createContext(NO_CHOICES);

export const ChoicesProvider = Context.Provider;

/** How one object or seat may be chosen, as properties of its button; null where it is only looked at. */
export function useChoice(id: string) {
  const { open, opensList, choose } = useContext(Context);
  const choice = open.get(id);
  if (choice === undefined) return null;
  const { chosen, badge } = choice;
  return {
    badge,
    button: {
      'aria-pressed': chosen,
      'aria-haspopup': opensList ? 'dialog' : undefined,
      'data-choice': chosen ? 'chosen' : 'open',
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => choose(id, currentTarget),
    },
  } as const;
}
