import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PERSON_OF, tagOf, withTag } from '../../identity/index.js';
import { PgPools } from '../../../platform/database/index.js';
import type { League } from '../domain/league.js';
import { type LeagueRecord, type Standing, STANDINGS_ORDER, standingsOf } from '../domain/standings.js';
import { LeagueRepository } from '../league.repository.js';

export interface LeagueTable {
  readonly league: Pick<League, 'id' | 'name' | 'game' | 'format' | 'points'>;
  readonly order: typeof STANDINGS_ORDER;
  readonly note: string;
  readonly standings: readonly Standing[];
}

/** The table of a league; throws `LeagueNotFound`. */
export class GetStandings extends Query<LeagueTable> {
  constructor(readonly leagueId: string) {
    super();
  }
}

/**
 * A player's seats of one league, on all records of the person, added up. Matches that are running count for nothing
 * yet. The database puts ten thousand players in order ($2, $3: points of a win and a draw; $4: of a loss), so that the
 * event loop need not.
 */
const RECORDS = `
select p.id::text as "playerId", p.name, ${tagOf('p')},
  count(*) filter (where r.result = 'won')::int as won,
  count(*) filter (where r.result = 'lost')::int as lost,
  count(*) filter (where r.result = 'drawn')::int as drawn,
  json_build_object('won', sum(r.games_won), 'lost', sum(r.games_lost), 'drawn', sum(r.games_drawn)) as games
from league_results r join players p on p.id = ${PERSON_OF('r.player_id')}
where r.league_id = $1
group by p.id
order by count(*) filter (where r.result = 'won') * $2::int + count(*) filter (where r.result = 'drawn') * $3::int
  + count(*) filter (where r.result = 'lost') * $4::int desc, won desc, p.name collate "C", p.id`;

const NOTE = 'Tie-breakers are not applied yet: players level on points and wins share a rank and are listed by name.';

@QueryHandler(GetStandings)
export class GetStandingsHandler implements IQueryHandler<GetStandings> {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly pools: PgPools,
  ) {}

  async execute({ leagueId }: GetStandings): Promise<LeagueTable> {
    const league = await this.leagues.get(leagueId);
    const { id, name, game, format, points } = league;
    const { win, draw, loss } = points;
    const { rows } = await this.pools.app.query<LeagueRecord & { readonly tag: string | null }>(RECORDS, [
      leagueId,
      win,
      draw,
      loss,
    ]);
    const standings = standingsOf(rows.map(withTag), points);
    return { league: { id, name, game, format, points }, order: STANDINGS_ORDER, note: NOTE, standings };
  }
}
