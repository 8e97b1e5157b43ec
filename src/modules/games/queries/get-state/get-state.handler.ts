import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { versionIn } from '../../access/onlooker.js';
import { Viewing } from '../../access/viewing.js';
import { GameRepository } from '../../game-repository.js';
import { GetState, type SeenState } from './get-state.query.js';

@QueryHandler(GetState)
export class GetStateHandler implements IQueryHandler<GetState> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, version, onlooker }: GetState): Promise<SeenState> {
    // Who may see what follows from the game of today: once it is public, so are all its moments.
    const { game: current, viewer } = await this.viewing.sightOf(gameId, onlooker, (seen) => {
      const asked = versionIn(seen, version);
      return { read: 'state', from: asked, to: asked };
    });
    const game = version === undefined ? current : await this.games.at(gameId, version);
    const { rules, state, hash } = game;
    const view = rules.view(state, viewer);
    return { gameId, version: game.version, hash, stateHash: rules.stateHash(state), viewer, view };
  }
}
