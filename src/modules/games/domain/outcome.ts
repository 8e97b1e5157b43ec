import type { CitedRule } from '../../../platform/http/index.js';
import { citedRules } from '../../matches/index.js';
import type { Position } from './open-decisions.js';

/** How a game ended, with the titles of the rules that ended it. */
export interface CitedOutcome {
  readonly winners: readonly string[];
  readonly losers: readonly string[];
  readonly draw: boolean;
  readonly reason: string;
  readonly cites: readonly CitedRule[];
}

/** Null while the game is running. */
export function outcomeOf({ rules, state }: Position): CitedOutcome | null {
  const { outcome } = state;
  return outcome === null ? null : { ...outcome, cites: citedRules(rules.rulebook, outcome.cites) };
}
