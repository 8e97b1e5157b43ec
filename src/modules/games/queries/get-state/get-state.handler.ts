import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Viewing } from '../../access/viewing.js';
import { GameRepository } from '../../game-repository.js';
import { GetState, type SeenState } from './get-state.query.js';

@QueryHandler(GetState)
export class GetStateHandler implements IQueryHandler<GetState> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, version, caller, as }: GetState): Promise<SeenState> {
    const current = await this.games.current(gameId);
    // Who may see what follows from the game of today: once it is over, so are the secrets of all its moments.
    const viewer = await this.viewing.viewerFor(current, caller, as);
    const game = version === undefined ? current : await this.games.at(gameId, version);
    const { rules, state, hash } = game;
    const view = rules.view(state, viewer);
    return { gameId, version: game.version, hash, stateHash: rules.stateHash(state), viewer, view };
  }
}
