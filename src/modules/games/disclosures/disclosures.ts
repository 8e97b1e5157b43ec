import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../engine/index.js';
import {
  type Appended,
  type EventMetadata,
  EventStore,
  onNewest,
  type StoredEvent,
} from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import { Quotas, type Role } from '../../identity/index.js';
import { actorOf, derivedId, requestHash } from '../../matches/index.js';
import { type RecordedGame, viewerName, type ViewRequest } from '../access/view-request.js';
import { type Disclosure, disclosuresIn, type LookEvent, type LookTaken, type ViewedVersions } from './disclosure.js';

/** What is about to be shown to a viewer from whom it is hidden otherwise. */
export interface NewDisclosure {
  readonly game: RecordedGame;
  readonly viewer: Viewer;
  readonly versions: ViewedVersions;
  /** The role by which they may. */
  readonly role: Role;
  readonly request: ViewRequest;
}

/** Disclosures from a part of the record. */
export interface DisclosurePage {
  readonly disclosures: readonly Disclosure[];
  /** The last version of that part, and of the record. */
  readonly until: number;
  readonly newest: number;
}

/**
 * The record of what was shown to whom, a stream for each game; in recorded events and in the API a disclosure is a
 * `look`.
 */
@Injectable()
export class Disclosures {
  /** The last append that is under way, by stream. */
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: EventStore,
    private readonly quotas: Quotas,
  ) {}

  /**
   * Records a disclosure, and returns its version. The same versions shown again to the same viewer are the same
   * disclosure; following a game is one for each time. Whatever keeps it from being recorded is thrown,
   * `QuotaExhausted` as well: then nothing is shown.
   */
  async record({ game, viewer, versions, role, request }: NewDisclosure): Promise<number> {
    const { id: gameId, started } = game;
    const { caller, reason } = request;
    const accountId = caller.session?.accountId;
    const payload: LookTaken = {
      gameId,
      matchId: started.matchId,
      ...versions,
      viewer: viewerName(viewer),
      ...(accountId !== undefined && { accountId }),
      ...(reason !== undefined && { reason }),
    };
    const { viewer: as, from, to } = payload;
    const key = to === null ? newId() : requestHash([caller.playerId ?? caller.keyId, as, from, to]);
    const metadata = { actor: actorOf(caller, role), matchId: started.matchId };
    const record = {
      work: () => this.append(gameId, { type: 'LookTaken', payload }, metadata, key),
      isNothing: ({ kind }: Appended) => kind === 'replayed',
      hasKey: true,
    };
    return (await this.quotas.counting('games.view-hidden', { ...caller, role }, record)).version;
  }

  /** Records until which version a disclosure went on. */
  async end(gameId: string, look: number, to: number): Promise<void> {
    const metadata = { actor: { keyId: 'looks', role: 'service' } };
    await this.append(gameId, { type: 'LookEnded', payload: { look, to } }, metadata, endKey(look));
  }

  /**
   * From a part of the record, which holds ends as well: there may be fewer disclosures in it than versions, or none.
   */
  async page(
    gameId: string,
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<DisclosurePage> {
    const stream = disclosureStream(gameId);
    const newest = (await this.store.head(stream))?.version ?? 0;
    const events = await this.store.read(stream, { from: after + 1, to: newest, limit });
    const open = disclosuresIn(events).filter(({ to }) => to === null);
    const ends = await Promise.all(open.map((look) => this.endOf(stream, look)));
    return { disclosures: disclosuresIn([...events, ...ends.flat()]), until: events.at(-1)?.version ?? newest, newest };
  }

  /** It may stand anywhere later in the record; the key under which it was recorded tells where. */
  private async endOf(stream: string, { version }: Disclosure): Promise<readonly StoredEvent[]> {
    const ended = await this.store.findCommand(stream, endKey(version));
    return ended === null ? [] : this.store.read(stream, { from: ended.version, to: ended.version });
  }

  private append(gameId: string, event: LookEvent, metadata: EventMetadata, key: string): Promise<Appended> {
    const stream = disclosureStream(gameId);
    const idempotency = { key, bodyHash: requestHash(key) };
    return this.afterOthers(stream, () =>
      onNewest(async () => {
        const expected = (await this.store.head(stream))?.version ?? 'no-stream';
        return this.store.append({ stream, expected, events: [event], metadata, idempotency });
      }),
    );
  }

  /** Many who look at one game at once wait for each other here: else each overtakes the others until some give up. */
  private async afterOthers(stream: string, append: () => Promise<Appended>): Promise<Appended> {
    const appended = (this.last.get(stream) ?? Promise.resolve()).then(append, append);
    this.last.set(stream, appended);
    try {
      return await appended;
    } finally {
      if (this.last.get(stream) === appended) this.last.delete(stream);
    }
  }
}

const endKey = (look: number): string => `ended/${look}`;

/** The stream of the disclosures of a game. */
export const disclosureStream = (gameId: string): string => derivedId('looks', gameId);
