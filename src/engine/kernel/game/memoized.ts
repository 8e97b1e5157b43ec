import type { Game } from './draft.js';

/**
 * Works something out once, for each name that it is asked of, as long as nothing is written that it may look at: objects,
 * zones, players, the turn, what has happened and whatever is derived of them; not what is being carried out or waits to
 * be placed.
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
