import { Query } from '@nestjs/cqrs';
import { type League } from '../../domain/league.js';
import { type Standing, type STANDINGS_ORDER } from '../../domain/standings.js';

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
