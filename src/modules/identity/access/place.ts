import { Query } from '@nestjs/cqrs';

/** Where something is to be done: the roles that count are those held there. */
export type Place = LocalPlace | Anywhere | { readonly matchId: string } | { readonly gameId: string };

/** Some league or organisation, whichever: for what is no league's own, or of a league that only the use case knows. */
export type Anywhere = 'anywhere';

/** Where people hold roles. */
export type LocalPlace = { readonly leagueId: string } | { readonly organisationId: string };

/** What a match has to do with roles. It never changes. */
export interface Table {
  readonly leagueId: string | null;
  /** Who sits there. */
  readonly players: readonly string[];
}

/**
 * Asked of the matches, which know of identity: so identity need not know of matches, and neither imports the other in a
 * circle. Null where there is no such match.
 */
export class GetTable extends Query<Table | null> {
  constructor(readonly at: { readonly matchId: string } | { readonly gameId: string }) {
    super();
  }
}
