import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Acting } from '../../access/acting.js';
import { Viewing } from '../../access/viewing.js';
import { askedOf, decidingSeats } from '../../domain/open-decisions.js';
import { GameRepository } from '../../game-repository.js';
import { ListDecisions, type OpenDecisions } from './list-decisions.query.js';

@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
    private readonly acting: Acting,
  ) {}

  async execute({ gameId, limit, caller, as }: ListDecisions): Promise<OpenDecisions> {
    const game = await this.games.current(gameId);
    const viewer = await this.viewing.viewerFor(game, caller, as);
    const judges = as === undefined && (await this.acting.mayJudge(game, caller));
    return {
      version: game.version,
      ...askedOf(game, { viewer, judges, answers: limit }),
      deciding: decidingSeats(game),
    };
  }
}
