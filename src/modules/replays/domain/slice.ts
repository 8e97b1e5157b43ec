import { patched } from './delta.js';
import { type GameReplay } from './replay-document.js';

/** A part of a replay: by its frames, both included, or by versions of the game, as its log has them. */
export type ReplayRange =
  | { readonly by: 'frames'; readonly from: number; readonly to: number }
  | { readonly by: 'versions'; readonly after: number; readonly limit: number };

/** What is asked for of a replay. */
export function rangeOf(replay: GameReplay, range: ReplayRange): GameReplay {
  if (range.by === 'frames') return sliceOf(replay, range.from, range.to);
  const { after, limit } = range;
  const isIn = ({ version }: GameReplay['frames'][number]): boolean => version > after && version <= after + limit;
  const from = replay.frames.findIndex(isIn);
  return from < 0
    ? sliceOf(replay, replay.frames.length, replay.frames.length)
    : sliceOf(replay, from, replay.frames.findLastIndex(isIn));
}

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
