import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { MatchEnded, Timing } from '../../domain/events.js';
import type { Pledge } from '../../domain/shares.js';
import type { MatchSeat } from '../../seen-seats.js';
import type { OnlookerTerms, Publication } from '../../terms/terms.js';

/** A match as listings show it. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly format: string;
  readonly bestOf: number;
  readonly leagueId: string | null;
  readonly status: 'running' | 'ended';
  readonly seats: readonly MatchSeat[];
  readonly winners: readonly string[];
  readonly draw: boolean;
  /** Games by seat; null while the match is running. */
  readonly result: MatchEnded['result'] | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
}

export interface MatchGame {
  readonly id: string;
  readonly number: number;
  readonly status: 'running' | 'ended';
  readonly winners: readonly string[];
  readonly draw: boolean;
}

/** Who has agreed that everything becomes public, and whether it has. */
export interface PublicationState {
  readonly terms: Publication;
  /** Seats. */
  readonly agreed: readonly string[];
  readonly isPublic: boolean;
}

export interface MatchDetails extends MatchSummary, Pick<OnlookerTerms, 'spectators'> {
  readonly publication: PublicationState;
  /** In the order they were played. */
  readonly games: readonly MatchGame[];
  readonly timing: Timing | null;
  /** What the server has committed itself to; null where its chance is not shared. */
  readonly pledge: Pledge | null;
}

/** One match, as far as the reader may know it; throws `MatchNotFound`. */
export class GetMatch extends Query<MatchDetails> {
  constructor(
    readonly matchId: string,
    /** Null for the service itself, from which nothing is hidden. */
    readonly reader: CallerIdentity | null = null,
  ) {
    super();
  }
}
