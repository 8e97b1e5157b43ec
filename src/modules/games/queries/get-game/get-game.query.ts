import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { OpenAwaited } from '../../../../engine/index.js';
import type { Branch, MatchSeat } from '../../../matches/index.js';
import type { CitedOutcome } from '../../domain/outcome.js';
import type { Takeback } from '../../domain/standing.js';

/** What somebody may know of a game without looking at the board. */
export interface GameSummary {
  readonly id: string;
  readonly matchId: string;
  readonly number: number;
  readonly game: string;
  readonly format: string;
  readonly ruleset: string;
  readonly engine: string;
  readonly cardSet: string;
  readonly seats: readonly MatchSeat[];
  readonly status: 'running' | 'ended';
  readonly version: number;
  readonly hash: string;
  readonly deciding: readonly string[];
  readonly awaiting: readonly OpenAwaited[];
  readonly outcome: CitedOutcome | null;
  readonly takeback: Takeback | null;
  readonly branches: readonly Branch[];
  readonly randomness: Fairness;
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** Commitments are public at once; secrets once everything else is. */
export interface Fairness {
  readonly kind: string;
  readonly commitments: Readonly<Record<string, string>>;
  readonly secrets: { readonly server: string; readonly seats: Readonly<Record<string, string>> } | null;
}

/** One game, as far as it has come for whoever asks; throws `GameNotFound`. */
export class GetGame extends Query<GameSummary> {
  constructor(
    readonly gameId: string,
    /** Null for the service itself, from which nothing is held back. */
    readonly caller: CallerIdentity | null = null,
  ) {
    super();
  }
}
