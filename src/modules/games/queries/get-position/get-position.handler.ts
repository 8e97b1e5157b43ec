import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { versionIn } from '../../access/onlooker.js';
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
    const { game, isOpen } = await this.viewing.sightOf(gameId, { caller, as: 'everything' }, (seen) => {
      const asked = versionIn(seen, version);
      return { read: 'sandbox', from: asked, to: asked };
    });
    const { rules, state, ...at } = version === undefined ? game : await this.games.at(gameId, version);
    return { gameId, version: at.version, rules, state, isOpen };
  }
}
