import { patched } from './delta.js';
import { type GameReplay } from './replay-document.js';

/**
 * The frames `from` to `to`, both included, as a document of its own: its `start` is the board of frame `from`, and
 * moments outside of it are left out. Bounds beyond the document are its ends.
 */
export function sliceOf(replay: GameReplay, from: number, to: number): GameReplay {
  const frames = replay.frames.slice(from, to + 1);
  const before = replay.frames.slice(1, from + 1);
  const start = before.reduce((board, { delta }) => patched(board, delta), replay.start);
  const first = frames[0];
  return {
    ...replay,
    start: first === undefined ? null : start,
    frames: first === undefined ? [] : [{ ...first, delta: [] }, ...frames.slice(1)],
    moments: replay.moments.filter(({ frame }) => frame >= from && frame <= to),
  };
}
