import type { Game } from './draft.js';

/**
 * Computes something once for each name, until something is written that it may read: objects, zones, players, the turn,
 * the history, and everything derived from them, but not the frames and the abilities that wait to be placed.
 */
export const memoized = <T>(work: (game: Game, of: string) => T): ((game: Game, of?: string) => T) => {
  const known = new WeakMap<object, Map<string, T>>();
  return (game, of = '') => {
    const asOf = (game.asOf ??= {});
    const found = known.get(asOf) ?? new Map<string, T>();
    const before = found.get(of);
    if (before !== undefined) return before;
    const now = work(game, of);
    known.set(asOf, found.set(of, now));
    return now;
  };
};
