import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '../../../engine/index.js';
import { type ViewRequest, versionIn } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import type { Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { SeenBoards } from '../seen/seen-boards.js';
import { SeenTexts } from '../seen/seen-texts.js';

/** The board, now or at an earlier version, as the caller may see it: a `StateDto` as JSON. */
export class GetState extends Query<Buffer> {
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
    private readonly boards: SeenBoards,
    private readonly texts: SeenTexts,
  ) {}

  async execute({ gameId, version, request }: GetState): Promise<Buffer> {
    // Who may see what follows from the game of today: once it is public, so are all its moments.
    const { game: current, viewer } = await this.viewing.viewOf(gameId, request, (seen) => {
      const asked = versionIn(seen, version);
      return { read: 'state', from: asked, to: asked };
    });
    const asked = version ?? current.version;
    return this.texts.get({ what: 'state', gameId, version: asked, viewer }, async () =>
      this.write(asked === current.version ? current : await this.games.at(gameId, asked), viewer),
    );
  }

  private async write(game: Game, viewer: Viewer): Promise<string> {
    const { id: gameId, version, hash, rules, state } = game;
    const about = JSON.stringify({ gameId, version, hash, stateHash: rules.stateHash(state), viewer });
    return `${about.slice(0, -1)},"view":${await this.boards.of(game, viewer)}}`;
  }
}
