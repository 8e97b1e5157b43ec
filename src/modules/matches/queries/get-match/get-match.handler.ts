import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/index.js';
import { MatchRepository } from '../../match-repository.js';
import { GetMatch, type MatchDetails } from './get-match.query.js';
import { matchDetails } from './match-details.js';

@QueryHandler(GetMatch)
export class GetMatchHandler implements IQueryHandler<GetMatch> {
  constructor(
    private readonly matches: MatchRepository,
    private readonly events: EventStore,
  ) {}

  /** A match announces a game a moment before that begins; until then nobody is sent to a game that is not there. */
  async execute({ matchId }: GetMatch): Promise<MatchDetails> {
    const details = matchDetails(await this.matches.load(matchId));
    const last = details.games.at(-1);
    if (last?.status !== 'running' || (await this.events.head(last.id)) !== null) return details;
    return { ...details, games: details.games.slice(0, -1) };
  }
}
