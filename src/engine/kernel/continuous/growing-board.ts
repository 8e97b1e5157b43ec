import type { Board } from '../game/board.js';

/** A board while it is derived. The finished board is never written again, so it may be remembered and shared. */
export type GrowingBoard = { readonly [Part in Exclude<keyof Board, 'effort'>]: Growing<Board[Part]> } & {
  effort: number;
};

type Growing<T> =
  T extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Growing<Value>>
    : T extends ReadonlySet<infer Value>
      ? Set<Value>
      : T extends readonly (infer Value)[]
        ? Value[]
        : T;
