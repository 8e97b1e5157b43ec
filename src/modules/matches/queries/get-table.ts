import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../platform/event-store/index.js';
import { GetTable, type Table } from '../../identity/index.js';
import { decodeMatchEvent, type MatchCreated } from '../domain/events.js';

/** Answers identity's question before a role of a league counts. The answer is in the first event of a stream. */
@QueryHandler(GetTable)
export class GetTableHandler implements IQueryHandler<GetTable> {
  constructor(private readonly events: EventStore) {}

  async execute({ at }: GetTable): Promise<Table | null> {
    const matchId = 'matchId' in at ? at.matchId : await this.matchOf(at.gameId);
    const created = matchId === null ? null : await this.creationOf(matchId);
    if (created === null) return null;
    const { leagueId = null, seats, randomness } = created;
    return { leagueId, players: seats.map(({ playerId }) => playerId), isPaper: randomness === 'asserted' };
  }

  private async matchOf(gameId: string): Promise<string | null> {
    const [first] = await this.events.read(gameId, { limit: 1 });
    const opening = first?.type === 'GameStarted' ? decodeMatchEvent(first) : null;
    return opening?.type === 'GameStarted' ? opening.payload.matchId : null;
  }

  private async creationOf(matchId: string): Promise<MatchCreated | null> {
    const [first] = await this.events.read(matchId, { limit: 1 });
    const opening = first?.type === 'MatchCreated' ? decodeMatchEvent(first) : null;
    return opening?.type === 'MatchCreated' ? opening.payload : null;
  }
}
