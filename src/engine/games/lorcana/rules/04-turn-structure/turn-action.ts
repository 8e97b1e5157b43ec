import type { Action, Citation } from '../../../../kernel/index.js';

/** One of the turn actions of 4.3. */
export type TurnAction = Action & {
  /** The rules by which what it has triggered comes to the bag when it has been done. */
  readonly settles: readonly Citation[];
};
