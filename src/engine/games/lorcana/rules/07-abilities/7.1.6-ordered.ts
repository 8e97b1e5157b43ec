import type { ObjectId, Scope, Seat } from '../../../../kernel/index.js';
import type { Terms } from '../04-turn-structure/4.3.4-play.js';

/**
 * 7.1.6: a card that an action, ability or bag entry orders to be played is played when that has fully resolved, even
 * where it moves the card first; an action is in the discard by then.
 */
export type OrderedPlay = {
  readonly card: ObjectId;
  readonly seat: Seat;
  readonly terms: Terms;
  /** What is done with it once it is in play. */
  readonly then?: Scope;
};

/** By name, since playing a card resolves things in its turn. */
export const PLAY_BY_EFFECT = 'play-by-effect';

/** An activated ability that an effect orders to be used, when that has fully resolved as well. */
export type OrderedUse = {
  readonly seat: Seat;
  readonly source: ObjectId;
  /** Without its ink cost. */
  readonly free: boolean;
  readonly ability?: string;
};

export const USE_BY_EFFECT = 'use-by-effect';
