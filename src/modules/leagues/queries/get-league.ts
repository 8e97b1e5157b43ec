import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { GetLeagueTerms, type LeagueTerms } from '../../matches/index.js';
import type { League } from '../domain/league.js';
import { LeagueRepository } from '../league.repository.js';

/** One league; throws `LeagueNotFound`. */
export class GetLeague extends Query<League> {
  constructor(readonly leagueId: string) {
    super();
  }
}

@QueryHandler(GetLeague)
export class GetLeagueHandler implements IQueryHandler<GetLeague> {
  constructor(private readonly leagues: LeagueRepository) {}

  execute({ leagueId }: GetLeague): Promise<League> {
    return this.leagues.get(leagueId);
  }
}

/** Answers what matches ask before one is created in a league. */
@QueryHandler(GetLeagueTerms)
export class GetLeagueTermsHandler implements IQueryHandler<GetLeagueTerms> {
  constructor(private readonly leagues: LeagueRepository) {}

  execute({ leagueId }: GetLeagueTerms): Promise<LeagueTerms> {
    return this.leagues.get(leagueId);
  }
}
