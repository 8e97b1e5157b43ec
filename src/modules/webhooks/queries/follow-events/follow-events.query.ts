import { Query } from '@nestjs/cqrs';
import type { ServerSentEvent } from '../../../../platform/http/index.js';
import { type PublicEventKind } from '../../events/public-event.js';
import { type EventCursor } from './event-cursor.js';

export type EventSource = (gone: AbortSignal) => AsyncIterable<ServerSentEvent>;

export interface EventFilter {
  readonly kinds: readonly PublicEventKind[];
  readonly leagueId: string | null;
}

/** Public events as they happen; throws `CursorAhead`. */
export class FollowEvents extends Query<EventSource> {
  constructor(
    readonly filter: EventFilter,
    /** What the reader has read; without it, everything until now. */
    readonly after: EventCursor | undefined,
  ) {
    super();
  }
}
