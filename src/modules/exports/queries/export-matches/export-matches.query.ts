import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { MatchFilter, MatchSummary } from '../../../matches/index.js';
import { type Export } from '../../output/export.js';

/** Matches, the newest first: all that the listing would show on its pages. */
export class ExportMatches extends Query<Export<MatchSummary>> {
  constructor(
    readonly filter: MatchFilter,
    readonly reader: CallerIdentity,
  ) {
    super();
  }
}
