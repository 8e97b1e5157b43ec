import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { pledgedCommitments } from '../domain/shares.js';
import { MatchRepository } from '../match-repository.js';

/** The commitments that a game of a match must have, by who made them; null where its chance is not shared. */
export class GetPledged extends Query<Readonly<Record<string, string>> | null> {
  constructor(
    readonly matchId: string,
    readonly number: number,
  ) {
    super();
  }
}

@QueryHandler(GetPledged)
export class GetPledgedHandler implements IQueryHandler<GetPledged> {
  constructor(private readonly matches: MatchRepository) {}

  async execute({ matchId, number }: GetPledged): Promise<Readonly<Record<string, string>> | null> {
    return pledgedCommitments(await this.matches.load(matchId), number);
  }
}
