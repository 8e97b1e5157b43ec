import type { Citation, Rulebook } from '../../engine/index.js';
import type { CitedRule } from '../../platform/http/index.js';

/** Citations with the titles of their rules, since readers may not have the book. */
export const citedRules = (rulebook: Rulebook, cites: readonly Citation[]): readonly CitedRule[] =>
  cites.map((citation) => ({ ...citation, title: rulebook.find(citation.rule)?.title ?? '' }));
