import type { LogEntry, Rules, Viewer } from '../../../engine/index.js';
import type { CitedRule } from '../../../platform/http/index.js';
import { citedRules } from '../../matches/pure.js';
import type { Position } from './open-decisions.js';

/** A log entry as a reader gets it: with the titles of the rules it rests on. */
export interface CitedEntry {
  readonly kind: string;
  readonly cites: readonly CitedRule[];
  /** Fields of the kind's own. */
  readonly [field: string]: unknown;
}

/** The log as one viewer may read it. */
export const citedLog = (rules: Rules, log: readonly LogEntry[], viewer: Viewer): readonly CitedEntry[] =>
  rules.logFor(log, viewer).map(({ secret: _hidden, ...entry }) => ({
    ...entry,
    cites: citedRules(rules.rulebook, entry.cites),
  }));

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
