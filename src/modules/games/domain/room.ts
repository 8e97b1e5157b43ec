import type { StoredEvent } from '../../../platform/event-store/index.js';

/**
 * The bound of a game's record. A long game has some hundred events and half a megabyte; reading, replaying and
 * auditing a game cost its whole length.
 */
export const GAME_MAX = { events: 10_000, bytes: 8 * 2 ** 20 };

/** A full game records only its end and what staff does. */
export const isFull = ({ version, bytes }: { readonly version: number; readonly bytes: number }): boolean =>
  version >= GAME_MAX.events || bytes >= GAME_MAX.bytes;

/** The length of what the events say, as the event store counts it too (`EventStore.bytes`). */
export const bytesIn = (events: readonly Pick<StoredEvent, 'payload'>[]): number =>
  events.reduce((bytes, { payload }) => bytes + Buffer.byteLength(JSON.stringify(payload)), 0);
