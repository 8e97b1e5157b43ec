import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/index.js';
import { SpectatorsDelay } from '../../access/spectators-delay.js';
import { openingOf } from '../../domain/game.js';
import { GameRepository } from '../../game-repository.js';
import { GetReach } from './get-reach.query.js';

@QueryHandler(GetReach)
export class GetReachHandler implements IQueryHandler<GetReach> {
  constructor(
    private readonly store: EventStore,
    private readonly games: GameRepository,
    private readonly delay: SpectatorsDelay,
  ) {}

  /** Whether anything is held back stands in the first event: most games need not be carried out for that. */
  async execute({ gameId, caller }: GetReach): Promise<number | null> {
    const [first] = await this.store.read(gameId, { to: 1 });
    const begun = { id: gameId, started: openingOf(gameId, first), version: 1, endedAt: null };
    if (!(await this.delay.holdsBack(begun, caller))) return null;
    return (await this.delay.reach(await this.games.current(gameId))).version;
  }
}
