import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import type { CallerIdentity } from '../../../identity/index.js';
import type { MatchSummary } from '../get-match/get-match.query.js';

export interface MatchFilter {
  readonly game?: string;
  readonly status?: 'running' | 'ended';
  readonly player?: string;
  readonly league?: string;
}

/** Matches, the newest first, as far as the reader may know them. */
export class ListMatches extends Query<Slice<MatchSummary>> {
  constructor(
    readonly filter: MatchFilter,
    readonly reader: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
