import type { Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { Decision } from '../state/decision.js';

/** A game's rule by which a loop is not played out, but said to be repeated so often. */
export type RepetitionRules = {
  readonly cites: readonly Citation[];
  /** Where nobody is asked for consent, but everybody how often at most: absent where consent is needed. */
  readonly bids?: BidRules;
};

/**
 * Whoever can stop the loop says how often at most, and whoever has said the least stops it then. A loop that nobody can
 * stop ends the game; afterwards nobody may begin it again from where it began.
 */
export type BidRules = {
  readonly cites: readonly Citation[];
  /** What a player answers who lets a round go on; null where it is another question. */
  letGoOn(decision: Decision): Json | null;
};
