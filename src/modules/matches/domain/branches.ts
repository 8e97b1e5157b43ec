/**
 * The branches of a game. A rewound game continues from an earlier version. Later versions stay in the stream as a
 * branch of their own: the versions that lead to its end, through the rewinds before it.
 */

/** Recorded at `version`: the game is again what it was at `to`. */
export interface Rewind {
  readonly version: number;
  readonly to: number;
}

/** The versions that lead to one, in order, without what a rewind before it took back; rewinds in order. */
export function pathTo(version: number, rewinds: readonly Rewind[]): readonly number[] {
  const last = rewinds.findLast((rewind) => rewind.version <= version);
  if (last === undefined) return range(1, version);
  return [...pathTo(last.to, rewinds), ...range(last.version, version)];
}

export interface Branch {
  /** From 1; the last one is the game as it counts. */
  readonly number: number;
  /** Its first own version, and the version from which it continues; null for the first branch. */
  readonly from: number;
  readonly after: number | null;
  /** The last version of its own. */
  readonly to: number;
}

/** All branches of a game at this version. */
export function branchesOf(version: number, rewinds: readonly Rewind[]): readonly Branch[] {
  const starts = [{ version: 1, to: null }, ...rewinds];
  return starts.map(({ version: from, to: after }, index) => {
    const next = rewinds[index];
    return { number: index + 1, from, after, to: next === undefined ? version : next.version - 1 };
  });
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
