import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { pledgedCommitments } from '../../domain/shares.js';
import { MatchRepository } from '../../match-repository.js';
import { GetPledged } from './get-pledged.query.js';

@QueryHandler(GetPledged)
export class GetPledgedHandler implements IQueryHandler<GetPledged> {
  constructor(private readonly matches: MatchRepository) {}

  async execute({ matchId, number }: GetPledged): Promise<Readonly<Record<string, string>> | null> {
    return pledgedCommitments(await this.matches.load(matchId), number);
  }
}
