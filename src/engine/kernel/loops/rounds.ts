import { applyBatch } from '../events/apply.js';
import { restOf } from '../frames/at-rest.js';
import type { Json, JsonRecord } from '../json/index.js';
import { LIMITS } from '../limits.js';
import type { Draft } from '../match/draft.js';
import { refuseAnswer } from '../match/legal.js';
import type { Citation } from '../rules/citation.js';
import type { Rejection } from '../rules/rejection.js';
import { startedAnew } from './new-action.js';
import { abilitiesOf, asNow } from './naming.js';
import type { Repetition } from './repetition.js';

/** Gives an answer of the seat and carries the game on; a refused one has changed nothing. */
type GiveAnswer = (answer: Json) => Rejection | null;

/** Why a repetition ends before it was carried out as often as agreed. */
type Ending = { readonly why: string; readonly message: string; readonly cites?: readonly Citation[] } & JsonRecord;

/**
 * Carries out what everybody has agreed to, round after round, as if the player had given every answer. It ends early
 * where the game comes to something that the round does not say: what has been done then stays done.
 */
export const carryOutRepetition = (draft: Draft, giver: (seat: string) => GiveAnswer): void => {
  const { repeating, ...state } = draft.state;
  if (repeating === undefined) return;
  draft.state = state;
  const { seat, times } = repeating;
  const give = counting(draft, giver(seat));
  let done = 0;
  let ending: Ending | null = null;
  while (done < times && ending === null) {
    ending = carryOutRound(draft, repeating, give);
    if (ending === null) done += 1;
  }
  const { cites = [], ...early } = ending ?? {};
  const ended = { seat, times, done, ...(ending !== null && { ...early, round: done + 1 }) };
  const rule = draft.rules.game.repetition?.cites ?? [];
  applyBatch(draft, [{ kind: 'repetitionEnded', cites: [...rule, ...cites], ...ended }]);
  startedAnew(draft, repeating);
};

/** Null when the round was carried out from a turn action to the next. */
const carryOutRound = (draft: Draft, { seat, round, named }: Repetition, give: Counting): Ending | null => {
  for (const [index, said] of round.entries()) {
    const ending = mustEnd(draft, seat, index === 0, give) ?? refusedAt(draft, give, asNow(draft, said, named));
    if (ending !== null) return { ...ending, answer: index + 1 };
  }
  return null;
};

const mustEnd = ({ state, rules }: Draft, seat: string, begins: boolean, { steps }: Counting): Ending | null => {
  if (state.outcome !== null) return { why: 'game-over', message: 'The game is over.' };
  const other = state.pending.find((open) => open.seat !== seat);
  if (other !== undefined)
    return { why: 'another-decides', message: `${other.seat} must decide.`, decides: other.seat };
  if (begins && restOf({ state, rules }) === null) {
    return { why: 'not-a-round', message: 'The round leaves something undecided.' };
  }
  const { stepsOfRepetition: max } = LIMITS;
  if (steps() < max) return null;
  return { why: 'too-long', message: `Carrying it out takes more than ${max} steps.`, bound: 'stepsOfRepetition', max };
};

/**
 * A waiting ability is named by the object that it is of. Of a refused answer everybody learns which rules forbid it; the
 * sentence may name a card that others do not see, and is left out.
 */
const refusedAt = (draft: Draft, give: Counting, answer: Json): Ending | null => {
  const [decision] = draft.state.pending;
  const meant = [answer, ...abilitiesOf(draft, answer)];
  const legal = meant.find((one) => decision !== undefined && refuseAnswer(draft, decision, one) === null);
  const refusal = give.answer(legal ?? answer);
  if (refusal === null) return null;
  const { code: rejection, cites } = refusal;
  return { why: 'not-legal', message: 'The answer is not legal there.', cites, rejection };
};

type Counting = { readonly answer: GiveAnswer; readonly steps: () => number };

/** Adds up the steps from answer to answer. */
const counting = (draft: Draft, answer: GiveAnswer): Counting => {
  let total = 0;
  return {
    answer: (given) => {
      const refusal = answer(given);
      total += draft.steps;
      return refusal;
    },
    steps: () => total,
  };
};
