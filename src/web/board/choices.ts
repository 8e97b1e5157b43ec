/** What on a board may be chosen now. Without a provider nothing may: pressing a card then says what is known of it. */
import { createContext, type MouseEvent, useContext } from 'react';

export interface Choice {
  readonly chosen: boolean;
  /** What was chosen of it, or its place. */
  readonly badge?: string;
  /** It goes with what was pressed before: what an attacker attacks. */
  readonly joins?: boolean;
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

/**
 * How the next of several that are alike may be chosen, as properties of their one button. Once all are chosen the
 * button takes the last one back. Null where they are only looked at.
 */
export function useNextChoice(ids: readonly string[]) {
  const { open, opensList, choose } = useContext(Context);
  const choices = ids.flatMap((id) => {
    const choice = open.get(id);
    return choice === undefined ? [] : [{ id, ...choice }];
  });
  const next = choices.find(({ chosen }) => !chosen) ?? choices.at(-1);
  if (next === undefined) return null;
  const chosen = choices.filter((each) => each.chosen).length;
  return {
    badge: chosen > 0 ? `${chosen}` : undefined,
    button: {
      'aria-pressed': chosen > 0,
      'aria-haspopup': opensList ? 'dialog' : undefined,
      'data-choice': next.chosen ? 'chosen' : 'open',
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => choose(next.id, currentTarget),
    },
  } as const;
}

/** Which objects and seats may be chosen now. */
export const useOpenChoices = (): ReadonlyMap<string, Choice> => useContext(Context).open;
