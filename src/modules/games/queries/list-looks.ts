import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { seatOf } from '../access/acting.js';
import type { Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { LooksWithheld } from '../games.problems.js';
import { Looks, type LooksPage } from '../looks/looks.js';

/** Looks at one game from a part of their record; throws `GameNotFound` and `LooksWithheld`. */
export class ListLooks extends Query<LooksPage> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(ListLooks)
export class ListLooksHandler implements IQueryHandler<ListLooks> {
  constructor(
    private readonly games: GameRepository,
    private readonly looks: Looks,
    private readonly rights: Rights,
  ) {}

  async execute({ gameId, range, caller }: ListLooks): Promise<LooksPage> {
    await this.requireReader(await this.games.current(gameId), caller);
    return this.looks.page(gameId, range);
  }

  /** Players read of the looks at their own game when it is over: where a judge looks, something may be wrong. */
  private async requireReader({ started, endedAt }: Game, caller: CallerIdentity): Promise<void> {
    const role = await this.rights.roleFor(caller, 'looks.read', { matchId: started.matchId });
    const isParty = seatOf(started, caller) !== null && endedAt !== null;
    if (role === null || (role === 'player' && !isParty)) throw new LooksWithheld();
  }
}
