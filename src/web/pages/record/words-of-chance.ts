import type { Schemas } from '../../api/kifu.js';

export type Awaited = Schemas['AwaitedDto'];

/** What a scorekeeper reads about a chance that the game waits for. */
export interface WordsOfChance {
  /** The whole question; null where the game has none of its own. */
  readonly asks: (awaited: Awaited) => string | null;
  readonly what: (awaited: Awaited) => string;
  readonly outcome: (id: string) => string;
}
