import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Viewing } from '../../access/viewing.js';
import { GameRepository } from '../../game-repository.js';
import { GetPosition, type RecordedPosition } from './get-position.query.js';

@QueryHandler(GetPosition)
export class GetPositionHandler implements IQueryHandler<GetPosition> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, version, caller }: GetPosition): Promise<RecordedPosition> {
    const current = await this.games.current(gameId);
    await this.viewing.viewerFor(current, caller, 'everything');
    const { rules, state, ...at } = version === undefined ? current : await this.games.at(gameId, version);
    return { gameId, version: at.version, rules, state, isOver: current.endedAt !== null };
  }
}
