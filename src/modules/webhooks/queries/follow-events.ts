import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Feed, type FeedEntry } from '../../../platform/event-store/index.js';
import type { ServerSentEvent } from '../../../platform/http/index.js';
import { type PublicEvent, PublicEvents } from '../events/public-events.js';
import type { PublicEventKind } from '../events/public-facts.js';
import { CursorAhead } from '../webhooks.problems.js';

/** Where a reader of the events is: one position of the ledger may tell several of them. */
export interface EventCursor {
  readonly position: number;
  /** How many events of this position have been read; all of them where nothing is said. */
  readonly read: number;
}

const CURSOR = /^(?<position>\d{1,15})(?:\.(?<read>\d{1,3}))?$/;

/** `undefined` for a text that is no cursor. */
export function cursorOf(text: string): EventCursor | undefined {
  const { position, read } = CURSOR.exec(text)?.groups ?? {};
  if (position === undefined) return undefined;
  return { position: Number(position), read: read === undefined ? Infinity : Number(read) };
}

const cursorText = ({ position, read }: EventCursor): string =>
  read === Infinity ? `${position}` : `${position}.${read}`;

type EventSource = (gone: AbortSignal) => AsyncIterable<ServerSentEvent>;

interface EventFilter {
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

const BATCH = 200;
const IDLE_MS = 30_000;

@QueryHandler(FollowEvents)
export class FollowEventsHandler implements IQueryHandler<FollowEvents> {
  constructor(
    private readonly feed: Feed,
    private readonly publicEvents: PublicEvents,
  ) {}

  async execute({ filter, after }: FollowEvents): Promise<EventSource> {
    const newest = await this.feed.head();
    if (after !== undefined && after.position > newest) throw new CursorAhead(after.position, newest);
    const from = after ?? { position: newest, read: Infinity };
    return (gone) => this.follow(filter, from, gone);
  }

  /** From where the reader is, for ever: the ledger has everything, so nothing is buffered for anybody. */
  private async *follow(filter: EventFilter, from: EventCursor, gone: AbortSignal): AsyncIterable<ServerSentEvent> {
    // A reader who loses the connection before anything happens comes back here, and not to what is new by then.
    yield { id: cursorText(from) };
    // What is left of the position that the reader broke off in, then everything after it.
    let position = from.read === Infinity ? from.position : from.position - 1;
    while (!gone.aborted) {
      const events = await this.feed.readFrom(position, BATCH);
      for (const event of events) {
        const read = event.position === from.position ? from.read : 0;
        yield* this.publish(event, filter, read);
        position = event.position;
      }
      if (events.length === 0) await this.feed.waitBeyond(position, IDLE_MS, gone);
    }
  }

  private async *publish(event: FeedEntry, filter: EventFilter, read: number): AsyncIterable<ServerSentEvent> {
    for (const [place, published] of (await this.publicEvents.ofReadable(event)).entries()) {
      if (place < read || !isWanted(published, filter)) continue;
      const { id, kind, at, position, data } = published;
      const cursor = cursorText({ position, read: place + 1 });
      yield { id: cursor, event: kind, data: { id, type: kind, timestamp: at, position, data } };
    }
  }
}

const isWanted = ({ kind, leagueId }: PublicEvent, filter: EventFilter): boolean =>
  filter.kinds.includes(kind) && (filter.leagueId === null || filter.leagueId === leagueId);
