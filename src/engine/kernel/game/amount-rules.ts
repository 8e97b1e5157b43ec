import type { Citation } from '../rules/citation.js';

/** How the amounts of a game are computed. */
export type AmountRules = {
  /**
   * A number below 0, once all changes are made: `zero`: it is 0 for every purpose. `zero-in-use`: boards show it as it
   * is, and amounts and comparisons take it as 0. `unchanged`: it stays what it is.
   */
  readonly belowZero: 'zero' | 'zero-in-use' | 'unchanged';
  readonly cites: readonly Citation[];
};
