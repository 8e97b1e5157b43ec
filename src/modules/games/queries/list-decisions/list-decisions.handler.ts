import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { knows } from '../../../../engine/index.js';
import { Viewing } from '../../access/viewing.js';
import { decidingSeats, decisionsOf } from '../../domain/open-decisions.js';
import { GameRepository } from '../../game-repository.js';
import { ListDecisions, type OpenDecisions } from './list-decisions.query.js';

@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, limit, caller, as }: ListDecisions): Promise<OpenDecisions> {
    const game = await this.games.current(gameId);
    const viewer = this.viewing.viewerFor(game, caller, as);
    const deciding = decidingSeats(game);
    const seen = deciding.filter((seat) => knows(viewer, seat));
    return { version: game.version, decisions: seen.flatMap((seat) => decisionsOf(game, seat, limit)), deciding };
  }
}
