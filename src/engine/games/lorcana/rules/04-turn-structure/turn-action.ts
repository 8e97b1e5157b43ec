import type { Action, Citation } from '../../../../kernel/index.js';

/** One of the turn actions of 4.3. */
export type TurnAction = Action & {
  /** The rules by which abilities that it triggered are added to the bag after it. */
  readonly settles: readonly Citation[];
};
