import { Query } from '@nestjs/cqrs';

/** What the matches of a league have in common. */
export interface LeagueTerms {
  readonly game: string;
  readonly format: string;
  readonly bestOf: number;
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
