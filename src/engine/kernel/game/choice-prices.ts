import type { Rejection } from '../rules/rejection.js';
import type { ObjectId } from '../state/state.js';

/** What it costs to choose, while a card or ability is announced, in games where that may cost something. */
export type ChoicePrices = {
  /** How much more each of these costs; all others cost nothing. */
  readonly of: ReadonlyMap<ObjectId, number>;
  /** How much the player can pay for all that is chosen, beside what is to be paid anyway. */
  most(): number;
  /** Why so much cannot be paid, or null. */
  refuse(total: number): Rejection | null;
};
