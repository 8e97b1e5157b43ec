import type { PlainAmount } from './amount.js';

/** Inclusive bounds, and exclusive ones; an absent bound does not bind. */
export type Comparison = {
  readonly min?: PlainAmount;
  readonly max?: PlainAmount;
  readonly above?: PlainAmount;
  readonly below?: PlainAmount;
};
