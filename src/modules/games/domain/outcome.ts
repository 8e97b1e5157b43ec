import type { CitedRule } from '../../../platform/http/index.js';
import { citedRules } from '../../matches/pure.js';
import type { Position } from './open-decisions.js';

/** How a game ended, with the titles of the rules that ended it. */
export interface CitedOutcome {
  readonly winners: readonly string[];
  readonly losers: readonly string[];
  readonly draw: boolean;
  readonly reason: string;
  readonly cites: readonly CitedRule[];
}

/** As the rules have it, or a judge instead; null while the game is running. */
export function outcomeOf({ rules, state, ruled = null }: Position): CitedOutcome | null {
  const outcome = ruled ?? state.outcome;
  return outcome === null ? null : { ...outcome, cites: citedRules(rules.rulebook, outcome.cites) };
}
