import { actorOf } from '../game/speaker.js';
import { freshId, isPlaying, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import type { Json } from '../json/index.js';
import type { Decision, GivenAnswer, Question } from '../state/decision.js';
import type { Frame } from '../state/frame.js';
import { replaceTop, topFrame, withResult } from './stack.js';

/** The reason for which a frame stops that asked only players who have left. */
export const UNANSWERED = 'unanswered';

/** Has the frame wait for answers. Players who have left the game are not asked. */
export const ask = (draft: Draft, frame: Frame, questions: readonly Question[]): void => {
  invariant(questions.length > 0, 'a frame that asks has a question');
  const pending = questions.map((question) => openedBy(draft, frame, question));
  const { id, procedure, step, locals, result } = frame;
  const answers = pending.map(({ id: decision, seat }) => ({ decision, seat, answer: null }));
  replaceTop(draft, { id, procedure, step, locals, result, answers });
  draft.state.pending = pending;
  withdraw(draft);
};

const openedBy = (
  draft: Draft,
  { id: frame }: Frame,
  { kind, params, cites, about, ...question }: Question,
): Decision => {
  const id = freshId(draft, 'd');
  const seat = actorOf(draft, question.seat);
  return about === undefined
    ? { seat, kind, params, cites, id, frame }
    : { seat, kind, params, cites, about, id, frame };
};

/** Hands an answer to the frame that asked; after its last answer the frame continues. */
export const deliver = (draft: Draft, decision: Decision, answer: Json): void => {
  const frame = topFrame(draft);
  invariant(frame.id === decision.frame, 'the innermost frame is the one that waits for answers');
  const answers = (frame.answers ?? []).map((given) => (given.decision === decision.id ? { ...given, answer } : given));
  replaceTop(draft, { ...frame, answers });
  draft.state.pending = draft.state.pending.filter(({ id }) => id !== decision.id);
  if (draft.state.pending.length === 0) goOn(draft);
};

/** An interruption: the questions are withdrawn, and the frame that asked will go on with this step. */
export const interrupt = (draft: Draft, step: string): void => {
  const { answers: _withdrawn, ...frame } = topFrame(draft);
  replaceTop(draft, { ...frame, step });
  draft.state.pending = [];
};

/**
 * Withdraws the questions to players who have left, and all questions of a frame that must stop. The answers of the
 * others still count; a seat that left before it answered is in the result with `null`.
 */
export const withdraw = (draft: Draft): void => {
  const { pending } = draft.state;
  if (pending.length === 0) return;
  const stopped = topFrame(draft).stopped !== undefined;
  const open = stopped ? [] : pending.filter(({ seat }) => isPlaying(draft, seat));
  if (open.length === pending.length) return;
  draft.state.pending = open;
  if (open.length === 0) goOn(draft);
};

/** All answers are there: the frame continues with them, or stops if all players that it asked have left. */
const goOn = (draft: Draft): void => {
  const frame = topFrame(draft);
  const { answers = [] } = frame;
  const left = answers.every(({ seat }) => !isPlaying(draft, seat));
  const going = left && frame.stopped === undefined ? { ...frame, stopped: UNANSWERED } : frame;
  replaceTop(draft, withResult(going, resultOf(answers)));
};

const resultOf = (answers: readonly GivenAnswer[]): Json => {
  const [first] = answers;
  if (first !== undefined && answers.length === 1) return first.answer;
  return Object.fromEntries(answers.map(({ seat, answer }) => [seat, answer]));
};
