import type { Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { Decision } from '../state/decision.js';

/** A game's rule by which a loop is not played out: players agree how often it is repeated. */
export type RepetitionRules = {
  readonly cites: readonly Citation[];
  /**
   * Where players are not asked for consent, but for the greatest number that they allow; absent where consent is
   * needed.
   */
  readonly bids?: BidRules;
};

/**
 * Each player who can stop the loop names a greatest number, and the player with the least number stops it then. A loop
 * that no player can stop ends the game. A stopped loop may not begin again from the same position.
 */
export type BidRules = {
  readonly cites: readonly Citation[];
  /** The answer of a player who lets a round go on; null where the question is another one. */
  letGoOn(decision: Decision): Json | null;
};
