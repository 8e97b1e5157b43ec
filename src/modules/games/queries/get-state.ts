import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { View, Viewer } from '../../../engine/index.js';
import { type ViewRequest, versionIn } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import { GameRepository } from '../game-repository.js';

/** A board as one viewer may see it. */
interface SeenState {
  readonly gameId: string;
  readonly version: number;
  readonly hash: string;
  readonly stateHash: string;
  readonly viewer: Viewer;
  readonly view: View;
}

/** The board, now or at an earlier version. */
export class GetState extends Query<SeenState> {
  constructor(
    readonly gameId: string,
    readonly version: number | undefined,
    readonly request: ViewRequest,
  ) {
    super();
  }
}

@QueryHandler(GetState)
export class GetStateHandler implements IQueryHandler<GetState> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, version, request }: GetState): Promise<SeenState> {
    // Who may see what follows from the game of today: once it is public, so are all its moments.
    const { game: current, viewer } = await this.viewing.viewOf(gameId, request, (seen) => {
      const asked = versionIn(seen, version);
      return { read: 'state', from: asked, to: asked };
    });
    const game = version === undefined ? current : await this.games.at(gameId, version);
    const { rules, state, hash } = game;
    const view = rules.view(state, viewer);
    return { gameId, version: game.version, hash, stateHash: rules.stateHash(state), viewer, view };
  }
}
