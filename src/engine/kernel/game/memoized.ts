import type { Game } from './draft.js';

/**
 * Computes something once for each name, until something is written that it may read: objects, zones, players, the
 * turn, the history, and everything derived from them, but not the frames and the abilities that wait to be placed. Of
 * the last game only that it was asked of.
 */
export const memoized = <T>(work: (game: Game, of: string) => T): ((game: Game, of?: string) => T) => {
  let asOf: object = {};
  const known = new Map<string, T>();
  return (game, of = '') => {
    const now = (game.asOf ??= {});
    if (now !== asOf) {
      known.clear();
      asOf = now;
    }
    const before = known.get(of);
    if (before !== undefined) return before;
    const found = work(game, of);
    known.set(of, found);
    return found;
  };
};
