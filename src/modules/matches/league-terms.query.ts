import { Query } from '@nestjs/cqrs';
import type { Timing } from './domain/events.js';
import type { VisibilityTerms } from './terms/visibility-terms.js';

/** Who makes the matches of a league: `staff`, who make matches for others there, or `players` as well. */
export const PAIRINGS = ['staff', 'players'] as const;
export type Pairings = (typeof PAIRINGS)[number];

/** What the matches of a league have in common. */
export interface LeagueTerms extends VisibilityTerms {
  readonly game: string;
  readonly format: string;
  readonly bestOf: number;
  readonly pairings: Pairings;
  /** What time the seats have; null where each match says so for itself. */
  readonly timing: Timing | null;
  /** For how many days after its end a game can be contested. */
  readonly appealDays: number;
}

/**
 * Asked of the leagues, which know of matches: so matches need not know of leagues, and neither imports the other in a
 * circle. The answer throws `LeagueNotFound`.
 */
export class GetLeagueTerms extends Query<LeagueTerms> {
  constructor(readonly leagueId: string) {
    super();
  }
}
