/** Boards of a replay: any step in constant time, however long the game. */
import { immutableJSONPatch, type JSONPatchOperation } from 'immutable-json-patch';
import type { Board } from '../api/kifu.js';

interface Frame {
  readonly delta: readonly object[];
}

/** Steps between two boards that are kept. What two boards have in common is kept once. */
const EVERY = 16;

/** Steps executed at a time while no reader waits. */
const AT_A_TIME = 64;

export interface Boards {
  readonly at: (step: number) => Board;
  /** Makes the boards that are kept, a part at a time, until all are there. */
  readonly prepare: () => boolean;
}

export function boardsOf(start: unknown, frames: readonly Frame[]): Boards {
  const kept: unknown[] = [start];
  let latest: { readonly step: number; readonly board: unknown } = { step: 0, board: start };

  /** From the nearest board before, the one that was asked for last included. */
  function at(step: number): unknown {
    const place = Math.min(Math.floor(step / EVERY), kept.length - 1);
    const isNearer = latest.step <= step && latest.step > place * EVERY;
    let from = isNearer ? latest.step : place * EVERY;
    let board = isNearer ? latest.board : kept[place];
    while (from < step) {
      from += 1;
      board = patched(board, frames[from]?.delta ?? []);
      if (from === kept.length * EVERY) kept.push(board);
    }
    latest = { step, board };
    return board;
  }

  return {
    // The service describes it so.
    at: (step) => at(step) as Board,
    prepare: () => {
      const last = frames.length - 1;
      const next = Math.min((kept.length - 1) * EVERY + AT_A_TIME, last);
      const before = latest;
      at(next);
      latest = before;
      return next >= last;
    },
  };
}

function patched(value: unknown, operations: readonly object[]): unknown {
  return operations.length === 0 ? value : immutableJSONPatch(value, operations as JSONPatchOperation[]);
}
