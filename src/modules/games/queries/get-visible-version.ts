import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../platform/event-store/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { SpectatorsDelay } from '../access/spectators-delay.js';
import { openingOf } from '../domain/game.js';

/**
 * The last version of a game that the caller may know of; null where nothing of it is held back. Throws `GameNotFound`.
 */
export class GetVisibleVersion extends Query<number | null> {
  constructor(
    readonly gameId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(GetVisibleVersion)
export class GetVisibleVersionHandler implements IQueryHandler<GetVisibleVersion> {
  constructor(
    private readonly store: EventStore,
    private readonly delay: SpectatorsDelay,
  ) {}

  /**
   * From the first event and the last: only running games whose spectators are turns behind must be carried out for it.
   */
  async execute({ gameId, caller }: GetVisibleVersion): Promise<number | null> {
    const [first] = await this.store.read(gameId, { to: 1 });
    const begun = { id: gameId, started: openingOf(gameId, first), version: 1, endedAt: null };
    if (!(await this.delay.holdsBack(begun, caller))) return null;
    const version = (await this.store.head(gameId))?.version ?? 1;
    const [last] = await this.store.read(gameId, { from: version, to: version });
    const endedAt = last?.type === 'GameEnded' ? last.recordedAt : null;
    return (await this.delay.visibleVersion({ ...begun, version, endedAt })).version;
  }
}
