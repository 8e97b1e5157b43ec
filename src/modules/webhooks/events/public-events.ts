import { Injectable, Logger } from '@nestjs/common';
import { isPassing } from '../../../platform/database/index.js';
import { Undecodable } from '../../../platform/decoding/index.js';
import {
  EventStore,
  type FeedEntry,
  isReadable,
  type LedgerEvent,
  type StoredEvent,
} from '../../../platform/event-store/index.js';
import { foldCase } from '../../cases/index.js';
import { decodeMatchEvent, type MatchCreated } from '../../matches/index.js';
import { decodeTournamentEvent } from '../../tournaments/index.js';
import { CASE_EVENTS, caseFacts } from './case-facts.js';
import { tournamentFacts } from './tournament-facts.js';
import { TOURNAMENT_EVENTS } from './tournament-events.js';
import { dataOf, type Fact, type PublicEventKind } from './public-facts.js';
import { changeOf, GAME_EVENTS, gameFacts, MATCH_EVENTS, matchFacts } from './match-facts.js';

/** A public fact. Nothing in it is hidden from anybody, now or later. */
export interface PublicEvent {
  /** The same each time it is sent, so that a receiver can tell that it was sent twice. */
  readonly id: string;
  readonly kind: PublicEventKind;
  /** In the ledger: grows with time, and is where a replay can begin. */
  readonly position: number;
  readonly at: string;
  readonly leagueId: string | null;
  readonly data: Fact['data'];
}

/**
 * As it is sent, in the form of Standard Webhooks; the key order is part of what is signed. `root` is that of the
 * ledger at this position: who keeps it can prove later that anything up to here was rewritten.
 */
export const bodyOf = ({ kind, at, position, data }: PublicEvent, root: string): string =>
  JSON.stringify({ type: kind, timestamp: at, position, root, data });

/** The events of the ledger that something public follows from. */
export const PUBLISHED_EVENT_TYPES: readonly string[] = [
  ...MATCH_EVENTS,
  ...GAME_EVENTS,
  ...CASE_EVENTS,
  ...TOURNAMENT_EVENTS,
];

/** The first event of a stream never changes; only the room for them is limited. */
const MATCHES_KEPT = 1_000;

/**
 * Makes public facts of recorded events. Each is built from what everybody may know, field by field: decks, secrets,
 * what somebody wrote about a step, and whatever a later version of an event may hold are not among them. They follow
 * from the record as it was with that event, so the past is published again unchanged.
 */
@Injectable()
export class PublicEvents {
  private readonly logger = new Logger(PublicEvents.name);
  private readonly matches = new Map<string, MatchCreated>();

  constructor(private readonly store: EventStore) {}

  /** In a fixed order; none for an event that tells the public nothing. Throws where the record cannot be read. */
  async of(event: LedgerEvent): Promise<readonly PublicEvent[]> {
    if (!PUBLISHED_EVENT_TYPES.includes(event.type)) return [];
    const { position, recordedAt: at } = event;
    return (await this.factsOf(event)).map((fact) => {
      const { kind } = fact;
      const data = dataOf(fact);
      return { id: idOf(position, kind), kind, position, at, leagueId: data.leagueId, data };
    });
  }

  /** The same for readers: nothing of a damaged record is published, and the readers go on. */
  async ofReadable(entry: FeedEntry): Promise<readonly PublicEvent[]> {
    try {
      if (!isReadable(entry)) throw entry.unreadable;
      return await this.of(entry);
    } catch (error) {
      if (isPassing(error)) throw error;
      const { position } = entry;
      this.logger.error({ msg: 'nothing is published of a record that cannot be read', position, err: error });
      return [];
    }
  }

  private async factsOf(event: LedgerEvent): Promise<readonly Fact[]> {
    const { stream, version, type } = event;
    if (CASE_EVENTS.includes(type)) {
      const found = foldCase(await this.store.read(stream, { to: version }));
      if (found === null) throw new Undecodable(`${type} ${stream}/${version}`, 'an event of a case');
      return caseFacts(event, found, isLive(await this.matchOf(found.opened.matchId)));
    }
    if (TOURNAMENT_EVENTS.includes(type)) return tournamentFacts(event, await this.leagueOf(stream));
    const match = await this.matchOf(stream);
    if (GAME_EVENTS.includes(type)) return gameFacts(event, match, isLive(match));
    return matchFacts(event, match, () => this.changeAt(event));
  }

  /** Only ends and reopenings need more of a match than its beginning. */
  private async changeAt(event: StoredEvent): Promise<ReturnType<typeof changeOf>> {
    return changeOf(await this.store.read(event.stream), event);
  }

  /** The league of a tournament. */
  private async leagueOf(stream: string): Promise<string | null> {
    const [first] = await this.store.read(stream, { to: 1 });
    const opening = first === undefined ? null : decodeTournamentEvent(first);
    if (opening?.type === 'TournamentCreated') return opening.payload.leagueId;
    throw new Undecodable(`the first event of ${stream}`, 'the beginning of a tournament');
  }

  /** The match of a stream that is one, or is one of its games. */
  private async matchOf(stream: string): Promise<MatchCreated> {
    const known = this.matches.get(stream);
    if (known !== undefined) return known;
    const [first] = await this.store.read(stream, { to: 1 });
    const opening = first === undefined ? null : decodeMatchEvent(first);
    if (opening?.type === 'GameStarted') return this.matchOf(opening.payload.matchId);
    if (opening?.type !== 'MatchCreated')
      throw new Undecodable(`the first event of ${stream}`, 'the beginning of a match or a game');
    for (const oldest of this.matches.keys()) if (this.matches.size >= MATCHES_KEPT) this.matches.delete(oldest);
    this.matches.set(stream, opening.payload);
    return opening.payload;
  }
}

/** Whether everybody sees the games of the match as they are played. */
const isLive = ({ spectators }: MatchCreated): boolean => spectators === undefined;

const idOf = (position: number, kind: PublicEventKind): string => `evt_${position}_${kind.replace('.', '_')}`;
