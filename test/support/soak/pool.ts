/** The cards that a soak draws its decks from, and how. */
import { type Rules, rulesFor } from '../../../src/engine/index.js';
import { DEALS, type Deal } from '../random-game.js';

export type Pool = { readonly source: PoolSource; readonly rules: Rules; readonly deal: Deal };

/** Plain data, for another process. */
export type PoolSource = { readonly game: string; readonly decks: string };

export const DECKS: readonly string[] = DEALS;

/** Undefined if there is no such game or no such decks. */
export const openPool = (source: PoolSource): Pool | undefined => {
  const rules = rulesFor(source.game);
  const deal = DEALS.find((one) => one === source.decks);
  return rules && deal && { source, rules, deal };
};

/** The command that plays one game of the pool again. */
export const againOf = ({ game, decks }: PoolSource, seed: number): string =>
  `npm run soak -- ${game} --decks ${decks} --games 1 --seed ${seed}`;
