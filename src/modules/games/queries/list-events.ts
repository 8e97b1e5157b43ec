import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ViewRequest } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import { versionsIn } from '../http/history.dto.js';
import { SeenSteps } from '../seen/seen-steps.js';

interface EventRange {
  /** `SeenEvent`s as JSON. */
  readonly events: readonly Buffer[];
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
    private readonly viewing: Viewing,
    private readonly seen: SeenSteps,
  ) {}

  async execute({ gameId, range, request }: ListEvents): Promise<EventRange> {
    const sight = await this.viewing.viewOf(gameId, request, ({ version }) => ({
      read: 'events',
      ...versionsIn(range, version),
    }));
    const newest = sight.game.version;
    return { events: await this.seen.events(sight, { ...range, newest }), newest };
  }
}
