/** The answer that is being put together: on the board, and in the panel below it. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { ChoicesProvider } from '../board/choices.js';
import { type Json, verdictOn } from '../engine/games.js';
import type { Asked } from './asked.js';
import { blankDraft, type Draft, emptyAnswer, press, pressables } from './draft.js';

export interface Choosing {
  readonly asked: Asked;
  readonly draft: Draft;
  readonly press: (id: string) => void;
  readonly put: (answer: Json) => void;
  readonly clear: () => void;
  /** Pressing a card looks at it, even where it may be chosen. */
  readonly looking: boolean;
  readonly setLooking: (on: boolean) => void;
  /** Gives this answer, whatever was chosen before. */
  readonly give: (answer: Json) => void;
}

const Context = createContext<Choosing | null>(null);

export function useChoosing(): Choosing {
  const choosing = useContext(Context);
  if (choosing === null) throw new Error('an answer is chosen for a decision');
  return choosing;
}

interface ChoosingProps {
  /** Null where there is nothing to answer: then the board is only looked at. */
  readonly asked: Asked | null;
  readonly onAnswer: (asked: Asked, answer: Json) => void;
  readonly children: ReactNode;
}

/** A question that is asked anew, of other answers, is begun anew. Around a board and an `AnswerPanel`. How the answer is carried out is its caller's business. */
export const Choosing = ({ asked, ...rest }: ChoosingProps) =>
  asked === null ? (
    rest.children
  ) : (
    <ChoosingOf key={`${asked.id} ${JSON.stringify(asked.space)}`} asked={asked} {...rest} />
  );

function ChoosingOf({ asked, onAnswer, children }: ChoosingProps & { readonly asked: Asked }) {
  const [draft, setDraft] = useState(() => blankDraft(asked));
  const [looking, setLooking] = useState(false);
  const { space } = asked;
  const onPress = useCallback((id: string) => setDraft((now) => press(space, now, id)), [space]);
  const choosing = useMemo(
    (): Choosing => ({
      asked,
      draft,
      press: onPress,
      put: (answer) => setDraft({ answer, pressed: [] }),
      clear: () => setDraft({ answer: emptyAnswer(space), pressed: [] }),
      looking,
      setLooking,
      give: (answer) => onAnswer(asked, answer),
    }),
    [asked, draft, onPress, space, looking, onAnswer],
  );
  const choices = useMemo(
    () => ({ open: looking ? new Map() : pressables(space, draft), choose: onPress }),
    [looking, space, draft, onPress],
  );
  return (
    <Context.Provider value={choosing}>
      <ChoicesProvider value={choices}>{children}</ChoicesProvider>
    </Context.Provider>
  );
}

/** The answer that the draft comes to: null while it is none that is legal. Actions are carried out as they are pressed. */
export const finishedAnswer = ({ space }: Asked, { answer }: Draft): Json | null =>
  answer !== null && verdictOn(space, answer) === true ? answer : null;
