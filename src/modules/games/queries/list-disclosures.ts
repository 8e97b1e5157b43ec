import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { seatOf } from '../access/actors.js';
import type { Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { DisclosuresWithheld } from '../games.problems.js';
import { type DisclosurePage, Disclosures } from '../disclosures/disclosures.js';

/** The disclosures of one game, from a part of their record; throws `GameNotFound` and `DisclosuresWithheld`. */
export class ListDisclosures extends Query<DisclosurePage> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(ListDisclosures)
export class ListDisclosuresHandler implements IQueryHandler<ListDisclosures> {
  constructor(
    private readonly games: GameRepository,
    private readonly disclosures: Disclosures,
    private readonly rights: Rights,
  ) {}

  async execute({ gameId, range, caller }: ListDisclosures): Promise<DisclosurePage> {
    await this.requireReader(await this.games.current(gameId), caller);
    return this.disclosures.page(gameId, range);
  }

  /** Players read of the looks at their own game when it is over: where a judge looks, something may be wrong. */
  private async requireReader({ started, endedAt }: Game, caller: CallerIdentity): Promise<void> {
    const role = await this.rights.roleFor(caller, 'looks.read', { matchId: started.matchId });
    const isParty = seatOf(started, caller) !== null && endedAt !== null;
    if (role === null || (role === 'player' && !isParty)) throw new DisclosuresWithheld();
  }
}
