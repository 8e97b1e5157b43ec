import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/index.js';
import { MatchRepository } from '../../match-repository.js';
import { SeenSeats } from '../../seen-seats.js';
import { GetMatch, type MatchDetails } from './get-match.query.js';
import { matchDetails } from './match-details.js';

@QueryHandler(GetMatch)
export class GetMatchHandler implements IQueryHandler<GetMatch> {
  constructor(
    private readonly matches: MatchRepository,
    private readonly events: EventStore,
    private readonly seats: SeenSeats,
  ) {}

  /** A match announces a game a moment before that begins; until then nobody is sent to a game that is not there. */
  async execute({ matchId, reader }: GetMatch): Promise<MatchDetails> {
    const match = await this.matches.load(matchId);
    const details = matchDetails(match, await this.seats.in(match, reader));
    const last = details.games.at(-1);
    if (last?.status !== 'running' || (await this.events.head(last.id)) !== null) return details;
    return { ...details, games: details.games.slice(0, -1) };
  }
}
