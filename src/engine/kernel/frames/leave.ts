import { ownedFrames, writePlayer, type Draft } from '../game/draft.js';
import { isRecord, type Json } from '../json/index.js';
import type { Frame } from '../state/frame.js';
import type { Seat } from '../state/state.js';
import { interrupt, withdraw } from './asking.js';

/** The reason for which a frame stops whose player has left. */
const LEFT = 'left';

/**
 * A seat leaves a game that continues: it gets no more questions, its own actions stop (a frame with the seat in its
 * local `seat`, when control returns to it), and its effects stop with everything under way within them (a frame with a
 * `scope` that the seat controls, and those inside). Actions and effects of other seats continue. The game removes its
 * cards, lasting effects and waiting abilities.
 */
export const leaveGame = (draft: Draft, seat: Seat): void => {
  writePlayer(draft, seat, { left: true });
  const frames = ownedFrames(draft);
  const effect = frames.findIndex(({ locals }) => controllerOf(locals['scope']) === seat);
  frames.forEach((frame, index) => {
    if (frame.locals['seat'] === seat || (effect >= 0 && index >= effect)) frames[index] = stopping(frame);
  });
  withdraw(draft);
  reconsider(draft);
};

/** Questions that have to be asked anew, if at all, when somebody has left. */
const reconsider = (draft: Draft): void => {
  const [decision] = draft.state.pending;
  const step = decision === undefined ? undefined : draft.rules.decisions[decision.kind]?.stepAfterLeaving;
  if (step !== undefined) interrupt(draft, step);
};

const stopping = (frame: Frame): Frame => ({ ...frame, stopped: LEFT });

const controllerOf = (scope: Json = null): Json => (isRecord(scope) ? (scope['controller'] ?? null) : null);
