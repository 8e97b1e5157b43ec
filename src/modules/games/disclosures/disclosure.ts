import {
  type Decoded,
  type EventOf,
  events,
  integer,
  literal,
  nullable,
  record,
  text,
} from '../../../platform/decoding/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';

/** Where something was seen. */
export const READS = ['state', 'log', 'events', 'decisions', 'stream', 'replay', 'case', 'sandbox'] as const;
export type Read = (typeof READS)[number];

/** What is about to be shown of a game: where, and of which versions. */
export interface ViewedVersions {
  readonly read: Read;
  readonly from: number;
  /** Null while the reader has not left. */
  readonly to: number | null;
}

const lookTaken = record(
  {
    gameId: text,
    matchId: text,
    read: literal(...READS),
    /** A seat, or judge, everything. */
    viewer: text,
    from: integer,
    /** Null while the viewer follows the game: `LookEnded` has the end. */
    to: nullable(integer),
  },
  {
    /** The account of a viewer who had logged in. */
    accountId: text,
    reason: text,
  },
);

/** `look` is the version of the disclosure that ended. */
const lookEnded = record({ look: integer, to: integer });

export type LookTaken = Decoded<typeof lookTaken>;
export type LookEnded = Decoded<typeof lookEnded>;

const lookEvents = { LookTaken: lookTaken, LookEnded: lookEnded };

/** An event of the looks at one game, which are a stream of their own, so they do not block players. Frozen. */
export type LookEvent = EventOf<typeof lookEvents>;

export const decodeLookEvent = events('an event of looks at a game', lookEvents);

/** What was shown to a viewer from whom it was hidden, as it is read afterwards. */
export interface Disclosure extends Omit<LookTaken, 'gameId' | 'matchId' | 'accountId' | 'reason'> {
  /** In the record of disclosures of this game: its name. */
  readonly version: number;
  readonly at: string;
  readonly by: StoredEvent['metadata']['actor'] & { readonly accountId: string | null };
  readonly reason: string | null;
  /** When one that went on ended; null for one of a moment, and for one whose end could not be recorded. */
  readonly endedAt: string | null;
}

/** The disclosures of a game in the order in which they were made. */
export function disclosuresIn(events: readonly StoredEvent[]): readonly Disclosure[] {
  const disclosures = new Map<number, Disclosure>();
  for (const event of events) {
    const { type, payload } = decodeLookEvent(event);
    const { version, recordedAt: at, metadata } = event;
    if (type === 'LookTaken') {
      const { read, viewer, from, to, accountId = null, reason = null } = payload;
      const by = { ...metadata.actor, accountId };
      disclosures.set(version, { version, at, by, read, viewer, from, to, reason, endedAt: null });
      continue;
    }
    const taken = disclosures.get(payload.look);
    if (taken !== undefined) disclosures.set(payload.look, { ...taken, to: payload.to, endedAt: at });
  }
  return [...disclosures.values()];
}
