import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type League } from '../../domain/league.js';
import { LeagueNotFound } from '../../league.errors.js';
import { LeagueRepository } from '../../league.repository.js';
import { GetLeague } from './get-league.query.js';

@QueryHandler(GetLeague)
export class GetLeagueHandler implements IQueryHandler<GetLeague> {
  constructor(private readonly leagues: LeagueRepository) {}

  async execute({ leagueId }: GetLeague): Promise<League> {
    const league = await this.leagues.find(leagueId);
    if (league === null) throw new LeagueNotFound(leagueId);
    return league;
  }
}
