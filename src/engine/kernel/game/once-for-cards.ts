import type { CompiledGame } from './compiled.js';
import type { Game } from './draft.js';

/** Computes what follows from the cards of a game once for each card set. */
export const onceForCards = <T>(work: (rules: CompiledGame) => T): ((game: Game) => T) => {
  const known = new WeakMap<CompiledGame['cardSet'], { readonly found: T }>();
  return ({ rules }) => {
    const before = known.get(rules.cardSet);
    if (before !== undefined) return before.found;
    const found = work(rules);
    known.set(rules.cardSet, { found });
    return found;
  };
};
