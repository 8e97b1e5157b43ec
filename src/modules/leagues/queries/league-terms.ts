import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GetLeagueTerms, type LeagueTerms } from '../../matches/index.js';
import { LeagueRepository } from '../league.repository.js';

/** Answers a question of the matches, which do not know this module. */
@QueryHandler(GetLeagueTerms)
export class GetLeagueTermsHandler implements IQueryHandler<GetLeagueTerms> {
  constructor(private readonly leagues: LeagueRepository) {}

  execute({ leagueId }: GetLeagueTerms): Promise<LeagueTerms> {
    return this.leagues.get(leagueId);
  }
}
