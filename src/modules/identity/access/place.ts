import { Query } from '@nestjs/cqrs';

/** Where something is to be done: the roles that count are those held there. */
export type Place = LocalPlace | { readonly matchId: string } | { readonly gameId: string };

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
