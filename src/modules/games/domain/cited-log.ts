import type { LogEntry, Rules, Viewer } from '../../../engine/index.js';
import type { CitedRule } from '../../../platform/http/index.js';
import { citedRules } from '../../matches/pure.js';

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
