/** What is being carried out, innermost last: the frames of the state, written in place. */
import { invariant } from '../invariant.js';
import type { Json } from '../json/index.js';
import { LIMITS } from '../limits.js';
import { freshId, ownedFrames, type Draft } from '../match/draft.js';
import type { Frame } from './frame.js';
import type { Call } from './instruction.js';

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
  invariant(first !== undefined, `the game knows the procedure ${procedure}`);
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
