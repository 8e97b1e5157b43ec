import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import type { MatchSummary } from '../get-match/get-match.query.js';

export interface MatchFilter {
  readonly game?: string;
  readonly status?: 'running' | 'ended';
  readonly player?: string;
  readonly league?: string;
}

/** Matches, the newest first. */
export class ListMatches extends Query<Slice<MatchSummary>> {
  constructor(
    readonly filter: MatchFilter,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
