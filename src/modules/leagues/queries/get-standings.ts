import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PERSON_OF, tagOf, withTag } from '../../identity/index.js';
import { PgPools } from '../../../platform/database/index.js';
import type { League } from '../domain/league.js';
import { type LeaguePlayer, leagueStandings, type SeatResult, type Standing } from '../domain/standings.js';
import { LeagueRepository } from '../league.repository.js';
import { policyOfLeague } from '../tables/policies.js';
import { policyView } from '../tables/views.js';

export interface LeagueTable {
  readonly league: Pick<League, 'id' | 'name' | 'game' | 'format' | 'points'>;
  readonly policy: ReturnType<typeof policyView>;
  readonly standings: readonly Standing[];
}

/** The table of a league; throws `LeagueNotFound`. */
export class GetStandings extends Query<LeagueTable> {
  constructor(
    readonly leagueId: string,
    /** The player whose numbers are written out. */
    readonly explained?: string,
  ) {
    super();
  }
}

/** Everybody with a seat in the league, also in a match that is running. */
const PLAYERS = `
select p.id::text as "playerId", p.name, ${tagOf('p')}
from players p
where p.id in (select ${PERSON_OF('r.player_id')} from league_results r where r.league_id = $1)`;

/** Seats of all records of a person count for the person. Ids of matches sort by the time of their creation. */
const SEATS = `
select r.match_id::text as "matchId", ${PERSON_OF('r.player_id')}::text as "playerId", r.team, r.result,
  json_build_object('won', r.games_won, 'lost', r.games_lost, 'drawn', r.games_drawn) as games
from league_results r
where r.league_id = $1 and r.result is not null
order by r.match_id, r.seat`;

@QueryHandler(GetStandings)
export class GetStandingsHandler implements IQueryHandler<GetStandings> {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly pools: PgPools,
  ) {}

  async execute({ leagueId, explained }: GetStandings): Promise<LeagueTable> {
    const { id, name, game, format, points } = await this.leagues.get(leagueId);
    const policy = policyOfLeague({ game, points });
    const seats = await this.pools.app.query<SeatResult>(SEATS, [leagueId]);
    const players = await this.pools.app.query<LeaguePlayer & { readonly tag: string | null }>(PLAYERS, [leagueId]);
    const standings = await leagueStandings(players.rows.map(withTag), seats.rows, policy, explained);
    return { league: { id, name, game, format, points }, policy: policyView(policy), standings };
  }
}
