import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../platform/event-store/index.js';
import type { ViewRequest } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import { type Viewpoint, type SeenEvent, seenEvent } from '../domain/seen-event.js';
import { GameRepository } from '../game-repository.js';
import { versionsIn } from '../http/history.dto.js';

interface EventRange {
  readonly events: readonly SeenEvent[];
  /** The version of the game now, as far as it has come for the reader. */
  readonly newest: number;
}

/** Recorded events after a version, as the caller may see them. */
export class ListEvents extends Query<EventRange> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly request: ViewRequest,
  ) {
    super();
  }
}

@QueryHandler(ListEvents)
export class ListEventsHandler implements IQueryHandler<ListEvents> {
  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, range, request }: ListEvents): Promise<EventRange> {
    const { game, viewer, isOpen } = await this.viewing.viewOf(gameId, request, ({ version }) => ({
      read: 'events',
      ...versionsIn(range, version),
    }));
    // Not beyond the version that the viewpoint is of: an end recorded meanwhile would let secrets out by halves.
    const events = await this.store.read(gameId, { from: range.after + 1, to: game.version, limit: range.limit });
    const steps = await this.games.steps(gameId, range.after, range.limit, game.version);
    const seen = events.map((event) => {
      const followed = steps.find(({ version }) => version === event.version)?.log ?? [];
      const viewpoint: Viewpoint = { viewer, isOpen, log: game.rules.logFor(followed, viewer) };
      return seenEvent(event, viewpoint);
    });
    return { events: seen, newest: game.version };
  }
}
