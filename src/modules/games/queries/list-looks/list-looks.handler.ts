import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type CallerIdentity, Rights } from '../../../identity/index.js';
import { seatOf } from '../../access/seats.js';
import type { Game } from '../../domain/game.js';
import { GameRepository } from '../../game-repository.js';
import { LooksWithheld } from '../../games.errors.js';
import { Looks } from '../../looks/looks.js';
import { ListLooks } from './list-looks.query.js';

@QueryHandler(ListLooks)
export class ListLooksHandler implements IQueryHandler<ListLooks> {
  constructor(
    private readonly games: GameRepository,
    private readonly looks: Looks,
    private readonly rights: Rights,
  ) {}

  async execute({ gameId, range: { after, limit }, caller }: ListLooks) {
    await this.requireReader(await this.games.current(gameId), caller);
    const all = await this.looks.at(gameId);
    const looks = all.filter(({ version }) => version > after).slice(0, limit);
    return { looks, newest: all.at(-1)?.version ?? 0 };
  }

  /** Players read of the looks at their own game when it is over: where a judge looks, something may be wrong. */
  private async requireReader({ started, endedAt }: Game, caller: CallerIdentity): Promise<void> {
    const role = await this.rights.roleFor(caller, 'looks.read', { matchId: started.matchId });
    const isParty = seatOf(started, caller) !== null && endedAt !== null;
    if (role === null || (role === 'player' && !isParty)) throw new LooksWithheld();
  }
}
