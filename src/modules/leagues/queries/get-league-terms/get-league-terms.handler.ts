import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GetLeagueTerms, type LeagueTerms } from '../../../matches/index.js';
import { LeagueNotFound } from '../../league.errors.js';
import { LeagueRepository } from '../../league.repository.js';

/** Answers what matches ask before one is created in a league. */
@QueryHandler(GetLeagueTerms)
export class GetLeagueTermsHandler implements IQueryHandler<GetLeagueTerms> {
  constructor(private readonly leagues: LeagueRepository) {}

  async execute({ leagueId }: GetLeagueTerms): Promise<LeagueTerms> {
    const league = await this.leagues.find(leagueId);
    if (league === null) throw new LeagueNotFound(leagueId);
    return league;
  }
}
