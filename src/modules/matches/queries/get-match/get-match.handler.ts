import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { MatchRepository } from '../../match-repository.js';
import { GetMatch, type MatchDetails } from './get-match.query.js';
import { matchDetails } from './match-details.js';

@QueryHandler(GetMatch)
export class GetMatchHandler implements IQueryHandler<GetMatch> {
  constructor(private readonly matches: MatchRepository) {}

  async execute({ matchId }: GetMatch): Promise<MatchDetails> {
    return matchDetails(await this.matches.load(matchId));
  }
}
