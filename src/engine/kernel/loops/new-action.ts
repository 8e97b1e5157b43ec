import type { Space } from '../choices/index.js';
import { atRest } from '../frames/at-rest.js';
import { replaceTop, topFrame } from '../frames/stack.js';
import type { Draft, Game } from '../game/draft.js';
import { equalJson, isRecord, type Json } from '../json/index.js';
import type { Decision } from '../state/decision.js';
import type { NamedCards, Repetition } from '../state/repetition.js';
import { answersOfRepeatedLoops } from './repeated-loops.js';
import { withCurrentIds } from './naming.js';

/**
 * After a repetition its player must do something else: the answer that would begin the next round is not legal. The
 * frame that asks remembers it, so that it is no part of the position: a position reached by repeating is the same as
 * one reached by playing every round.
 */
const REPEATED = 'repeated';

/** Remembers that the player who is asked now has just repeated this. */
export const rememberRepeated = (draft: Draft, { seat, round, named }: Repetition): void => {
  const [answer] = round;
  if (answer === undefined || atRest(draft)?.decision.seat !== seat) return;
  const frame = topFrame(draft);
  replaceTop(draft, { ...frame, locals: { ...frame.locals, [REPEATED]: { answer, named } } });
};

/** Something else was done: the repeated answer is legal again. */
export const forgetRepeated = (draft: Draft): void => {
  const frame = topFrame(draft);
  if (frame.locals[REPEATED] === undefined) return;
  const { [REPEATED]: _repeated, ...locals } = frame.locals;
  replaceTop(draft, { ...frame, locals });
};

/** The answer space without the answer that begins the round just repeated, unless it is the only one. */
export const withoutRepeated = (game: Game, decision: Decision, space: Space): Space => {
  if (space.kind !== 'act') return space;
  const repeated = answersThatWouldRepeat(game, decision);
  if (repeated.length === 0) return space;
  const others = space.actions.filter((action) => !repeated.some((one) => equalJson(action, one)));
  return others.length === 0 ? space : { ...space, actions: others };
};

/**
 * The answers that would begin a round again: the one just repeated, and those of loops repeated from the present
 * position.
 */
export const answersThatWouldRepeat = (game: Game, decision: Decision): readonly Json[] => {
  const repeated = game.state.frames.at(-1)?.locals[REPEATED];
  const just =
    repeated === undefined || !isRepeated(repeated) ? [] : [withCurrentIds(game, repeated.answer, repeated.named)];
  return [...just, ...answersOfRepeatedLoops(game, decision)];
};

const isRepeated = (value: Json): value is { readonly answer: Json; readonly named: NamedCards } =>
  isRecord(value) && 'answer' in value && isRecord(value['named'] ?? null);
