/** The stack of procedures under way, innermost last: the frames of the state, written in place. */
import { freshId, ownedFrames, type Draft, type Game } from '../game/draft.js';
import type { Call } from '../game/instruction.js';
import { invariant, violated } from '../ground/invariant.js';
import { LIMITS } from '../ground/limits.js';
import { isRecord, type Json } from '../json/index.js';
import type { Frame } from '../state/frame.js';

export const topFrame = ({ state }: Draft): Frame => {
  const frame = state.frames.at(-1);
  invariant(frame !== undefined, 'a running game carries something out');
  return frame;
};

export const replaceTop = (draft: Draft, frame: Frame): void => {
  const frames = ownedFrames(draft);
  frames[frames.length - 1] = frame;
};

export const push = (draft: Draft, { procedure, locals }: Call): void => {
  const { frames } = draft.state;
  invariant(frames.length < LIMITS.frames, 'what is being carried out does not nest without end');
  const first = draft.rules.steps[procedure]?.first;
  if (first === undefined) violated(`the game knows the procedure ${procedure}`);
  ownedFrames(draft).push({ id: freshId(draft, 'f'), procedure, step: first, locals, result: null });
};

export const pop = (draft: Draft, result: Json): void => {
  const frames = ownedFrames(draft);
  frames.pop();
  invariant(frames.length > 0, 'the frame of the game itself never ends');
  setResult(draft, result);
};

export const setResult = (draft: Draft, result: Json): void => {
  replaceTop(draft, withResult(topFrame(draft), result));
};

export const withResult = ({ id, procedure, step: next, locals, stopped }: Frame, result: Json): Frame =>
  stopped === undefined
    ? { id, procedure, step: next, locals, result }
    : { id, procedure, step: next, locals, result, stopped };

export const changeFrame = (draft: Draft, id: string, change: (frame: Frame) => Frame): void => {
  const frames = ownedFrames(draft);
  frames.forEach((frame, index) => {
    if (frame.id === id) frames[index] = change(frame);
  });
};

export const stopFrames = (draft: Draft, ids: readonly string[], reason: string): void => {
  for (const id of ids) changeFrame(draft, id, (frame) => ({ ...frame, stopped: reason }));
};

/**
 * A frame with the inner frames that carry out its effect: they stop when a spell is cancelled. Inner frames of other
 * effects continue.
 */
export const framesOfEffect = ({ state }: Pick<Game, 'state'>, id: string): readonly string[] => {
  const within = state.frames.slice(state.frames.findIndex((frame) => frame.id === id));
  const [source] = within.flatMap(({ locals }) => sourceOf(locals['scope']) ?? []);
  return within
    .filter((frame) => frame.id === id || (source !== undefined && sourceOf(frame.locals['scope']) === source))
    .map((frame) => frame.id);
};

/** The object whose effect a frame with this scope carries out. */
const sourceOf = (scope: Json = null): Json | undefined => {
  const source = isRecord(scope) ? (scope['source'] ?? null) : null;
  return isRecord(source) ? source['object'] : undefined;
};
