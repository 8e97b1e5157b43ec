import { ownedFrames, writePlayer, type Draft } from '../game/draft.js';
import { isRecord, type Json } from '../json/index.js';
import type { Frame } from '../state/frame.js';
import type { Seat } from '../state/state.js';
import { withdraw } from './asking.js';

/** Why a frame stops whose player has left. */
const LEFT = 'left';

/**
 * A seat leaves a game that goes on: it is asked nothing any more, what it was doing stops (a frame with the seat in its
 * local `seat`, when control returns to it), and its effects stop with all that is under way within them (a frame with a
 * `scope` that the seat controls, and those inside). What others have under way goes on. Its cards, lasting effects and
 * waiting abilities are the game's to remove.
 */
export const leaveGame = (draft: Draft, seat: Seat): void => {
  writePlayer(draft, seat, { left: true });
  const frames = ownedFrames(draft);
  const effect = frames.findIndex(({ locals }) => controllerOf(locals['scope']) === seat);
  frames.forEach((frame, index) => {
    if (frame.locals['seat'] === seat || (effect >= 0 && index >= effect)) frames[index] = stopping(frame);
  });
  withdraw(draft);
};

const stopping = (frame: Frame): Frame => ({ ...frame, stopped: LEFT });

const controllerOf = (scope: Json = null): Json => (isRecord(scope) ? (scope['controller'] ?? null) : null);
