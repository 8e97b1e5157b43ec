import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import type { CallerIdentity } from '../../../identity/index.js';
import type { MatchSeat } from '../../seen-seats.js';
import type { MatchSummary } from '../get-match/get-match.query.js';

export interface MatchFilter {
  readonly game?: string;
  readonly status?: 'running' | 'ended';
  readonly player?: string;
  readonly league?: string;
}

/** With what its people, its league and its games are called beside their ids. */
export interface ListedMatch extends MatchSummary {
  readonly seats: readonly (MatchSeat & { readonly name: string })[];
  readonly leagueName: string | null;
  /** By number. */
  readonly games: readonly ListedGame[];
}

export interface ListedGame {
  readonly id: string;
  readonly number: number;
  readonly status: 'running' | 'ended';
}

/** Matches, the newest first, as far as the reader may know them. */
export class ListMatches extends Query<Slice<ListedMatch>> {
  constructor(
    readonly filter: MatchFilter,
    readonly reader: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
