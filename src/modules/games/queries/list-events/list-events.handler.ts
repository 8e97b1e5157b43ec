import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/index.js';
import { Viewing } from '../../access/viewing.js';
import { versionsIn } from '../range.dto.js';
import { type Eyes, seenEvent } from '../../domain/seen-event.js';
import { GameRepository } from '../../game-repository.js';
import { type EventRange, ListEvents } from './list-events.query.js';

@QueryHandler(ListEvents)
export class ListEventsHandler implements IQueryHandler<ListEvents> {
  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, range, onlooker }: ListEvents): Promise<EventRange> {
    const { game, viewer, isOpen } = await this.viewing.sightOf(gameId, onlooker, ({ version }) => ({
      read: 'events',
      ...versionsIn(range, version),
    }));
    // Not beyond the version whose eyes these are: an end recorded meanwhile would let secrets out by halves.
    const events = await this.store.read(gameId, { from: range.after + 1, to: game.version, limit: range.limit });
    const steps = await this.games.steps(gameId, range.after, range.limit, game.version);
    const seen = events.map((event) => {
      const followed = steps.find(({ version }) => version === event.version)?.log ?? [];
      const eyes: Eyes = { viewer, isOpen, log: game.rules.logFor(followed, viewer) };
      return seenEvent(event, eyes);
    });
    return { events: seen, newest: game.version };
  }
}
