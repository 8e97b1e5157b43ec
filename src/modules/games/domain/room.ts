import type { StoredEvent } from '../../../platform/event-store/index.js';
import type { Game } from './game.js';

/**
 * What players make of one game. A long one comes to some hundred events and half a megabyte; whoever reads, replays or
 * audits a game pays for its whole length.
 */
export const GAME_MAX = { events: 10_000, bytes: 8 * 2 ** 20 };

/** Whether nothing is recorded any more but what ends the game, or what staff does. */
export const isFull = ({ version, bytes }: Pick<Game, 'version' | 'bytes'>): boolean =>
  version >= GAME_MAX.events || bytes >= GAME_MAX.bytes;

/** The length of what the events say, as the event store counts it too (`EventStore.bytes`). */
export const bytesIn = (events: readonly Pick<StoredEvent, 'payload'>[]): number =>
  events.reduce((bytes, { payload }) => bytes + Buffer.byteLength(JSON.stringify(payload)), 0);
