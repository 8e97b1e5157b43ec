import type { Case } from './queries.js';

/** What every form of an act gets: the case, and the function that shows the case after the act. */
export interface ActProps {
  readonly found: Case;
  readonly show: (now: Case) => void;
}
