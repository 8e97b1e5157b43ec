import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GameState, Rules } from '../../../engine/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { versionIn } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import { GameRepository } from '../game-repository.js';

/** All there is to a game at one of its versions, hidden things included. */
export interface RecordedPosition {
  readonly gameId: string;
  readonly version: number;
  readonly rules: Rules;
  readonly state: GameState;
  /** Whether the caller may know the secrets of its chance. */
  readonly isOpen: boolean;
}

/** A position for somebody who may see everything in it; throws `ViewForbidden` for everybody else. */
export class GetPosition extends Query<RecordedPosition> {
  constructor(
    readonly gameId: string,
    /** Without it, the newest. */
    readonly version: number | undefined,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(GetPosition)
export class GetPositionHandler implements IQueryHandler<GetPosition> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, version, caller }: GetPosition): Promise<RecordedPosition> {
    const { game, isOpen } = await this.viewing.viewOf(gameId, { caller, as: 'everything' }, (seen) => {
      const asked = versionIn(seen, version);
      return { read: 'sandbox', from: asked, to: asked };
    });
    const { rules, state, ...at } = version === undefined ? game : await this.games.at(gameId, version);
    return { gameId, version: at.version, rules, state, isOpen };
  }
}
