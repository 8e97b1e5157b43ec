/** The answer that is being put together: on the board, and in the panel below it. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { ChoicesProvider, NO_CHOICES } from '../board/choices.js';
import { type Json, verdictOn } from '../engine/games.js';
import type { Asked } from './asked.js';
import { blankDraft, type Draft, emptyAnswer, press, pressables } from './draft.js';

export interface Choosing {
  readonly asked: Asked;
  /** Another one for each question, and for each change of its answers. */
  readonly question: string;
  readonly draft: Draft;
  readonly press: (id: string) => void;
  readonly put: (answer: Json) => void;
  readonly clear: () => void;
  /** Where on the board actions are offered: at what was pressed last. */
  readonly offeredAt: HTMLElement | null;
  readonly closeOffer: () => void;
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

/**
 * Around a board and an `AnswerPanel`, which stay while one question follows another. A question that is asked anew, of
 * other answers, is begun anew. How the answer is carried out is its caller's business.
 */
export function Choosing({ asked, onAnswer, children }: ChoosingProps) {
  const question = asked === null ? '' : `${asked.id} ${JSON.stringify(asked.space)}`;
  const blank = useMemo(
    (): Begun => ({ question, draft: asked && blankDraft(asked), offeredAt: null, looking: false }),
    [question, asked],
  );
  const [begun, setBegun] = useState(blank);
  const { draft, offeredAt, looking } = begun.question === question ? begun : blank;
  const change = useCallback(
    (changed: (now: Begun) => Partial<Begun>) =>
      setBegun((before) => {
        const now = before.question === question ? before : blank;
        return { ...now, ...changed(now) };
      }),
    [question, blank],
  );
  const onPress = useCallback(
    (id: string, at: HTMLElement | null = null) =>
      change((now) => {
        const draft = asked && now.draft && press(asked.space, now.draft, id);
        const isOffered = asked?.space.kind === 'act' && draft?.pressed.includes(id) === true;
        return { draft, offeredAt: isOffered ? at : null };
      }),
    [asked, change],
  );
  const choosing = useMemo((): Choosing | null => {
    if (asked === null || draft === null) return null;
    return {
      ...{ asked, question, draft, offeredAt, looking },
      press: onPress,
      closeOffer: () => change(() => ({ offeredAt: null })),
      put: (answer) => change(() => ({ draft: { answer, pressed: [] } })),
      clear: () => change(() => ({ draft: { answer: emptyAnswer(asked.space), pressed: [] }, offeredAt: null })),
      setLooking: (on) => change(() => ({ looking: on })),
      give: (answer) => {
        change(() => ({ offeredAt: null }));
        onAnswer(asked, answer);
      },
    };
  }, [asked, question, draft, offeredAt, looking, onPress, change, onAnswer]);
  const choices = useMemo(() => {
    if (asked === null || draft === null || looking) return NO_CHOICES;
    return { open: pressables(asked.space, draft), opensList: asked.space.kind === 'act', choose: onPress };
  }, [asked, draft, looking, onPress]);
  return (
    <Context.Provider value={choosing}>
      <ChoicesProvider value={choices}>{children}</ChoicesProvider>
    </Context.Provider>
  );
}

/** How far the answer to a question has come. */
interface Begun {
  readonly question: string;
  readonly draft: Draft | null;
  readonly offeredAt: HTMLElement | null;
  readonly looking: boolean;
}

/** The answer of the draft; null while it is not legal. Actions are sent as they are pressed. */
export const finishedAnswer = ({ space }: Asked, { answer }: Draft): Json | null =>
  answer !== null && verdictOn(space, answer) === true ? answer : null;
