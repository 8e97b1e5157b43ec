import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../../platform/database/index.js';
import { type LeagueRecord, STANDINGS_ORDER, standingsOf } from '../../domain/standings.js';
import { LeagueNotFound } from '../../league.errors.js';
import { LeagueRepository } from '../../league.repository.js';
import { GetStandings, type LeagueTable } from './get-standings.query.js';
import { RECORDS } from './standings.sql.js';

const NOTE = 'Tie-breakers are not applied yet: players level on points and wins share a rank and are listed by name.';

@QueryHandler(GetStandings)
export class GetStandingsHandler implements IQueryHandler<GetStandings> {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly pools: PgPools,
  ) {}

  async execute({ leagueId }: GetStandings): Promise<LeagueTable> {
    const league = await this.leagues.find(leagueId);
    if (league === null) throw new LeagueNotFound(leagueId);
    const { id, name, game, format, points } = league;
    const { rows } = await this.pools.app.query<LeagueRecord>(RECORDS, [leagueId]);
    const standings = standingsOf(rows, points);
    return { league: { id, name, game, format, points }, order: STANDINGS_ORDER, note: NOTE, standings };
  }
}
