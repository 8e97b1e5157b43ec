/** How much of what was played each deck was. */
import type { Schemas } from '../api/kifu.js';
import { distinctNames } from '../design/distinct-names.js';

export interface DeckShare {
  readonly deck: string;
  readonly name: string;
  /** Seats of games in which it was played: both, where it met itself. */
  readonly games: number;
  readonly won: number;
  readonly share: number;
}

/** Those that were played most come first. */
export function sharesOf(byDeck: readonly Schemas['WinRateDto'][]): readonly DeckShare[] {
  const name = distinctNames(byDeck.map(({ key, label }) => ({ id: key, name: label ?? key })));
  const all = byDeck.reduce((sum, { wins }) => sum + wins.n, 0);
  return byDeck
    .map(({ key, wins }) => ({
      deck: key,
      name: name(key),
      games: wins.n,
      won: wins.hits,
      share: wins.n / all,
    }))
    .toSorted((one, other) => other.games - one.games || other.won - one.won);
}
