import { count } from '../choices/index.js';
import { applyBatch } from '../events/apply.js';
import { atRest } from '../frames/at-rest.js';
import type { Draft } from '../game/draft.js';
import { LIMITS } from '../ground/limits.js';
import type { Json, JsonRecord } from '../json/index.js';
import { cardPlacesHash } from '../loops/repeated-loops.js';
import { growingNumber, repeatedPosition, situationHash } from '../loops/loop.js';
import { abilitiesOf, withCurrentIds } from '../loops/naming.js';
import { rememberRepeated } from '../loops/new-action.js';
import type { Citation } from '../rules/citation.js';
import type { Rejection } from '../rules/rejection.js';
import { endByLoop } from '../run/interpreter.js';
import { refuseAnswer, spaceOf } from '../run/legal.js';
import type { Decision } from '../state/decision.js';
import type { Repetition } from '../state/repetition.js';
import type { Seat } from '../state/state.js';

/** Submits an answer of the seat and runs the game; a refused answer changes nothing. */
type GiveAnswer = (answer: Json) => Rejection | null;

/** The reason why a repetition ends before the agreed number of rounds. */
type Ending = { readonly why: string; readonly message: string; readonly cites?: readonly Citation[] } & JsonRecord;

/**
 * Carries out the agreed repetition, round after round, as if the players had given every answer. It ends early if the
 * round does not cover the next step of the game; completed rounds stay.
 */
export const performRepetition = (draft: Draft, giver: (seat: string) => GiveAnswer): void => {
  const { repeating } = draft.state;
  if (repeating === undefined) return;
  delete draft.state.repeating;
  const { seat, times, round, named } = repeating;
  const { cites: rule = [], bids } = draft.rules.game.repetition ?? {};
  const where = cardPlacesHash(draft.state);
  let situation = bids === undefined ? '' : situationHash(draft.state);
  const give = counting(draft, giver);
  let done = 0;
  let unmoved = 0;
  let ending: Ending | null = null;
  while (done < times && ending === null) {
    ending = performRound(draft, repeating, give, done);
    if (ending === null) done += 1;
    if (bids === undefined || ending !== null || give.couldChoose()) continue;
    // The position is unchanged, and no player had a choice: the loop would never end.
    const before = situation;
    situation = situationHash(draft.state);
    if (before === situation) return endByLoop(draft, repeatedPosition(give.steps()));
    // No card has moved, so only numbers have changed, for more rounds than any of them is counted up to.
    unmoved = cardPlacesHash(draft.state) === where ? unmoved + 1 : 0;
    if (unmoved >= LIMITS.roundsThatGrow) return endByLoop(draft, growingNumber(give.steps()));
  }
  ending ??= awaitsReport(draft);
  const { cites = [], ...early } = ending ?? {};
  const ended = { seat, times, done, ...(ending !== null && { ...early, round: done + 1 }) };
  const [answer = null] = round;
  // A repetition that no rule has ended may be proposed again by its player, and continues as before.
  const cutShort = ending?.why === TOO_LONG || ending?.why === UNREPORTED;
  const barred = bids === undefined || cutShort ? {} : { barred: { answer, named, where } };
  applyBatch(draft, [{ kind: 'repetitionEnded', cites: [...rule, ...cites], ...ended, ...barred }]);
  if (!cutShort)
    rememberRepeated(draft, ending?.why === STOPPED ? stoppedBy(draft, repeating, stoppedAt(ending)) : repeating);
};

const stoppedAt = ({ answer }: Ending): number => (typeof answer === 'number' ? answer - 1 : -1);

const STOPPED = 'stopped';
const TOO_LONG = 'too-long';
const UNREPORTED = 'chance-untold';

/** The player who stops it must neither let it go on nor give the answer that was agreed for them. */
const stoppedBy = (draft: Draft, repeating: Repetition, index: number): Repetition => {
  const [decision] = draft.state.pending;
  const agreed = seatOfAnswer(repeating, index) === decision?.seat ? repeating.round[index] : undefined;
  const answer = decision === undefined ? null : (agreed ?? letGoOn(draft, decision));
  return { ...repeating, seat: decision?.seat ?? repeating.seat, round: answer === null ? [] : [answer], named: {} };
};

/** Null when the whole round was carried out, from one turn action to the next. */
const performRound = (draft: Draft, repeating: Repetition, give: Counting, done: number): Ending | null => {
  const { round, named } = repeating;
  for (const [index, answer] of round.entries()) {
    const by = seatOfAnswer(repeating, index);
    const isDue = (decision: Decision): boolean =>
      decision.seat === by && refuseAnswer(draft, decision, withCurrentIds(draft, answer, named)) === null;
    const ending =
      letOthersGoOn(draft, repeating, isDue, give, done) ??
      reasonToEnd(draft, by, index === 0, give) ??
      stopIfDue(draft, repeating, by, done) ??
      submitOrEnd(draft, by, give, withCurrentIds(draft, answer, named));
    if (ending !== null) return { ...ending, answer: index + 1 };
  }
  return letOthersGoOn(draft, repeating, () => false, give, done);
};

const seatOfAnswer = ({ seat, seats }: Repetition, index: number): Seat => seats?.[index] ?? seat;

/** Ends the repetition if this seat stops it now and has another choice. */
const stopIfDue = (draft: Draft, { seat, stops }: Repetition, by: Seat, done: number): Ending | null => {
  const [decision] = draft.state.pending;
  if (by === seat || stops?.seat !== by || done < stops.after || decision?.seat !== by) return null;
  if (!hasChoice(draft, decision)) return null;
  return { why: STOPPED, message: `${by} stops it.`, decides: by };
};

/**
 * The other players let it go on, in games where that is an answer, until the next answer of the round is due or a
 * player stops it.
 */
const letOthersGoOn = (
  draft: Draft,
  repeating: Repetition,
  isDue: (decision: Decision) => boolean,
  give: Counting,
  done: number,
): Ending | null => {
  for (;;) {
    const [decision] = draft.state.pending;
    if (draft.state.outcome !== null || decision === undefined) return null;
    if (decision.seat === repeating.seat || isDue(decision)) return null;
    const answer = letGoOn(draft, decision);
    if (answer === null || give.steps() >= LIMITS.stepsOfRepetition) return null;
    const stopped = stopIfDue(draft, repeating, decision.seat, done);
    if (stopped !== null) return stopped;
    if (give.answer(decision.seat, answer) !== null) return null;
  }
};

/** The answer with which a player lets a round go on; null if the question is another one. */
export const letGoOn = ({ rules }: Pick<Draft, 'rules'>, decision: Decision): Json | null =>
  rules.game.repetition?.bids?.letGoOn(decision) ?? null;

export const hasChoice = (draft: Draft, decision: Decision): boolean => count(spaceOf(draft, decision), 2) > 1;

const reasonToEnd = ({ state, rules }: Draft, seat: string, begins: boolean, { steps }: Counting): Ending | null => {
  if (state.outcome !== null) return { why: 'game-over', message: 'The game is over.' };
  const { stepsOfRepetition: max } = LIMITS;
  if (steps() >= max) {
    return { why: TOO_LONG, message: `Carrying it out takes more than ${max} steps.`, bound: 'stepsOfRepetition', max };
  }
  const other = state.pending.find((open) => open.seat !== seat);
  const waiting = awaitsReport({ state });
  if (waiting !== null) return waiting;
  if (other !== undefined)
    return { why: 'another-decides', message: `${other.seat} must decide.`, decides: other.seat };
  return begins && atRest({ state, rules }) === null
    ? { why: 'not-a-round', message: 'The round leaves something undecided.' }
    : null;
};

/** The end of a round in a paper match that waits for the report of an outcome of chance. */
const awaitsReport = ({ state }: Pick<Draft, 'state'>): Ending | null =>
  state.chance?.awaiting === undefined
    ? null
    : { why: UNREPORTED, message: 'It waits for a report of how chance fell; then it may be proposed again.' };

/**
 * A waiting ability is named by its object. Everybody learns which rules forbid a refused answer; the message is left
 * out, since it may name a card that others do not see.
 */
const submitOrEnd = (draft: Draft, seat: string, give: Counting, answer: Json): Ending | null => {
  const refusal = give.answer(seat, answer);
  if (refusal === null) return null;
  if (abilitiesOf(draft, answer).some((meant) => give.answer(seat, meant) === null)) return null;
  const { code: rejection, cites } = refusal;
  return { why: 'not-legal', message: 'The answer is not legal there.', cites, rejection };
};

type Counting = {
  readonly answer: (seat: string, answer: Json) => Rejection | null;
  readonly steps: () => number;
  /** Whether any player has had a choice, at any time until now. */
  readonly couldChoose: () => boolean;
};

/** Adds up the steps of all answers. */
const counting = (draft: Draft, giver: (seat: string) => GiveAnswer): Counting => {
  let total = 0;
  let choice = false;
  return {
    answer: (seat, given) => {
      const [decision] = draft.state.pending;
      choice ||=
        draft.rules.game.repetition?.bids !== undefined && decision !== undefined && hasChoice(draft, decision);
      const refusal = giver(seat)(given);
      if (refusal === null) total += draft.steps;
      return refusal;
    },
    steps: () => total,
    couldChoose: () => choice,
  };
};
