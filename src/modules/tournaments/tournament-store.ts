import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Tournament, type TournamentEvent, tournamentAfter } from '../../competition/index.js';
import {
  type EventMetadata,
  EventStore,
  type Json,
  OneByOne,
  onNewest,
  type StoredEvent,
} from '../../platform/event-store/index.js';
import type { Role } from '../identity/index.js';
import { idempotencyOf, metadataOf, type Origin, requestHash } from '../matches/index.js';
import { decodeTournamentEvent, isOfTournament, recorded } from './domain/events.js';
import { TournamentChanged, TournamentNotFound } from './tournaments.problems.js';

/** What is done in a tournament, and the role by which the caller may do it. */
export interface Step {
  readonly events: readonly TournamentEvent[];
  readonly role: Role;
  /** What the request is answered, also when it is sent again; null for the tournament alone. */
  readonly response?: Json;
}

/** A request to change a tournament. */
export interface Order {
  readonly id: string;
  readonly origin: Origin;
  /** What an idempotency key is bound to. */
  readonly body: Json;
  /** The version that the caller has seen; undefined where any will do. */
  readonly expectedVersion: number | undefined;
}

export interface Proceeded {
  readonly now: Tournament;
  readonly response: Json;
  /** The request had been carried out before, under the same key. */
  readonly replayed: boolean;
}

/** Tournaments in memory: a large one has tens of thousands of events, of which each request adds one. */
const KEPT = 200;

/** Tournaments, read from their streams and written to them. */
@Injectable()
export class TournamentStore {
  private readonly turns = new OneByOne();
  private readonly kept = new LRUCache<string, Tournament>({ max: KEPT });
  private readonly created = new LRUCache<string, string>({ max: KEPT });

  constructor(private readonly store: EventStore) {}

  async find(id: string): Promise<Tournament | null> {
    const known = this.kept.get(id) ?? null;
    const events = await this.store.read(id, known === null ? {} : { from: known.version + 1 });
    const now = foldFrom(known, events);
    return now === null ? null : this.keep(id, now);
  }

  /** Throws `TournamentNotFound`. */
  async load(id: string): Promise<Tournament> {
    const found = await this.find(id);
    if (found === null) throw new TournamentNotFound(id);
    return found;
  }

  /** The tournament as it was with its first events; throws `TournamentNotFound`. */
  async at(id: string, version: number): Promise<Tournament> {
    const then = foldFrom(null, await this.store.read(id, { to: version }));
    if (then === null) throw new TournamentNotFound(id);
    return then;
  }

  /** When it was created, in ISO 8601; empty for a stream without events. */
  async createdAt(id: string): Promise<string> {
    const known = this.created.get(id);
    if (known !== undefined) return known;
    const [first] = await this.history(id, { from: 1, limit: 1 });
    if (first !== undefined) this.created.set(id, first.recordedAt);
    return first?.recordedAt ?? '';
  }

  history(id: string, range: { readonly from: number; readonly limit: number }): Promise<readonly StoredEvent[]> {
    return this.store.read(id, range);
  }

  /** Opens the stream; the same request under the same key finds it opened. */
  async create(id: string, { events, role }: Step, origin: Origin, body: Json): Promise<Proceeded> {
    const idempotency = idempotencyOf(origin, body);
    const append = { stream: id, expected: 'no-stream' as const, metadata: metadataOf(origin, role) };
    const { kind } = await this.store.append({
      ...append,
      events: events.map(recorded),
      idempotency,
    });
    return { now: await this.load(id), response: null, replayed: kind === 'replayed' };
  }

  /**
   * Appends what is decided on the newest version; `decide` throws why not. Of two organisers at once one comes first,
   * and the other's request is decided again on what there is now.
   */
  change({ id, origin, body, expectedVersion }: Order, decide: (now: Tournament) => Promise<Step>): Promise<Proceeded> {
    const idempotency = idempotencyOf(origin, body);
    return this.inTurn(id, async () => {
      // In this order: a state that shows the first request is never decided upon again.
      const now = await this.load(id);
      const earlier = await this.store.findRequest(id, idempotency);
      if (earlier !== null) return { now, response: earlier.response, replayed: true };
      if (expectedVersion !== undefined && expectedVersion !== now.version) throw new TournamentChanged(now.version);
      const { events, role, response = null } = await decide(now);
      if (events.length === 0) return { now, response, replayed: false };
      const append = { stream: id, expected: now.version, metadata: metadataOf(origin, role) };
      const key = idempotency === null ? {} : { idempotency: { ...idempotency, response } };
      const { kind } = await this.store.append({ ...append, events: events.map(recorded), ...key });
      if (kind === 'replayed') return { now: await this.load(id), response, replayed: true };
      return { now: this.keep(id, events.reduce(tournamentAfter, now)), response, replayed: false };
    });
  }

  /** What the service itself records, once for each key; nothing where there is nothing to record. */
  note(
    id: string,
    key: string,
    metadata: EventMetadata,
    decide: (now: Tournament) => readonly TournamentEvent[],
  ): Promise<void> {
    return this.inTurn(id, async () => {
      const now = await this.find(id);
      if ((await this.store.findCommand(id, key)) !== null) return;
      const events = now === null ? [] : decide(now);
      if (now === null || events.length === 0) return;
      const idempotency = { key, bodyHash: requestHash(key) };
      await this.store.append({
        ...{ stream: id, expected: now.version, metadata, idempotency },
        events: events.map(recorded),
      });
    });
  }

  private keep(id: string, now: Tournament): Tournament {
    this.kept.set(id, now);
    return now;
  }

  /** In a large round, staff at several desks record results of one tournament at once. */
  private inTurn<Done>(id: string, attempt: () => Promise<Done>): Promise<Done> {
    return this.turns.run(id, () => onNewest(attempt));
  }
}

/** Null for a stream that is empty or no tournament. */
function foldFrom(before: Tournament | null, events: readonly StoredEvent[]): Tournament | null {
  const [first] = events;
  if (before === null && (first === undefined || !isOfTournament(first.type))) return null;
  return events.reduce<Tournament | null>((now, event) => tournamentAfter(now, decodeTournamentEvent(event)), before);
}
