import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/index.js';
import { Viewing } from '../../access/viewing.js';
import { seenEvent } from '../../domain/seen-event.js';
import { GameRepository } from '../../game-repository.js';
import { type EventRange, ListEvents } from './list-events.query.js';

@QueryHandler(ListEvents)
export class ListEventsHandler implements IQueryHandler<ListEvents> {
  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, range, caller, as }: ListEvents): Promise<EventRange> {
    const game = await this.games.current(gameId);
    const viewer = this.viewing.viewerFor(game, caller, as);
    const eyes = { viewer, rules: game.rules, isOver: game.endedAt !== null };
    // Not beyond the version whose eyes these are: an end recorded meanwhile would let secrets out by halves.
    const events = await this.store.read(gameId, { from: range.after + 1, to: game.version, limit: range.limit });
    return { events: events.map((event) => seenEvent(event, eyes)), newest: game.version };
  }
}
